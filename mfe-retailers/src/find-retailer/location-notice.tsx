import { css } from '@emotion/react';
import { useMessages } from '@portal/platform';
import type { LocationProblem } from '../location/location.errors.ts';
import { retailersMessages } from '../messages/retailers.messages.ts';

const styles = css({
  display: 'none',
  '@media (max-width: 900px)': {
    display: 'block',
    position: 'absolute',
    top: 0,
    right: 'calc(100% + 8px)',
    width: 'max-content',
    // As wide as the map has room beside the button, in a window of 320 px too.
    maxWidth: 'min(280px, 100vw - 120px)',
    pointerEvents: 'none',
  },
  '& > p': {
    padding: '10px 14px',
    border: '1px solid var(--line)',
    borderRadius: 'var(--r2)',
    background: 'var(--surface)',
    color: 'var(--ink)',
    boxShadow: 'var(--shadow)',
    fontSize: 15,
    lineHeight: 1.45,
    fontWeight: 600,
  },
});

/**
 * Says at the button that asked why the browser gave no position (RET-38 to RET-41). Only a narrow screen shows it, because
 * a wide one says it in the list, which is beside the map.
 */
export function LocationNotice({ problem }: { readonly problem: LocationProblem | null }) {
  const t = useMessages(retailersMessages);
  return (
    <div role="status" css={styles}>
      {problem !== null && <p>{t(`place.${problem}`)}</p>}
    </div>
  );
}
