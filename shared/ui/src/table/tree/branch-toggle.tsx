import type { ReactNode } from 'react';
import { ChevronRightIcon } from '../../icons/icons.tsx';
import type { Branch } from './table-line.ts';

interface BranchToggleProps {
  readonly branch: Branch;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** px by which each level is indented. */
const indent = 24;

/**
 * The first cell of a row in a tree. By keyboard the row itself opens and closes, so the icon is only for the pointer.
 */
export function BranchToggle({ branch, onToggle, children }: BranchToggleProps) {
  return (
    <div
      css={{ display: 'flex', alignItems: 'center', gap: 4, paddingInlineStart: (branch.level - 1) * indent }}
    >
      {branch.status === 'leaf' ? (
        <span css={{ width: 28, flex: 'none' }} />
      ) : (
        <span
          aria-hidden="true"
          data-branch-toggle=""
          onClick={onToggle}
          css={{
            width: 28,
            height: 28,
            flex: 'none',
            display: 'grid',
            placeItems: 'center',
            borderRadius: 'var(--r1)',
            color: 'var(--ink-2)',
            cursor: 'pointer',
            '& > svg': { transition: 'rotate 160ms' },
            '[dir=rtl] & > svg': { rotate: '.5turn' },
            '[aria-expanded=true] > th &  > svg': { rotate: '.25turn' },
            '&:hover': { background: 'color-mix(in srgb, var(--ink) 7%, transparent)', color: 'var(--ink)' },
          }}
        >
          <ChevronRightIcon size={18} />
        </span>
      )}
      <span css={{ minWidth: 0 }}>{children}</span>
    </div>
  );
}
