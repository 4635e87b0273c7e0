import { ChevronRightIcon } from '../../icons/icons.tsx';

interface RowOpenerProps {
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly children: string;
}

/** A row's name as a button that opens the tier below. That tier shows the whole of a name that is cut here. */
export function RowOpener({ open, onOpen, children }: RowOpenerProps) {
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={onOpen}
      css={{
        display: 'flex',
        alignItems: 'center',
        gap: 8,
        maxWidth: 'calc(100% + 16px)',
        minHeight: 32,
        padding: '4px 8px',
        marginInline: -8,
        border: 0,
        borderRadius: 'var(--r1)',
        background: open ? 'var(--brand-soft)' : 'none',
        color: open ? 'var(--brand-strong)' : 'var(--ink)',
        fontWeight: 'inherit',
        textAlign: 'start',
        cursor: 'pointer',
        '& > svg': { flex: 'none', color: 'var(--ink-3)', '[dir=rtl] &': { scale: '-1 1' } },
        '&:hover': { background: open ? 'var(--brand-soft)' : 'var(--sunken)' },
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      <span
        dir="auto"
        css={{
          minWidth: 0,
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 4,
          overflow: 'hidden',
        }}
      >
        {children}
      </span>
      <ChevronRightIcon size={16} />
    </button>
  );
}
