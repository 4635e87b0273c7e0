import { css } from '@emotion/react';
import { IconTile } from '../../icons/icon-tile.tsx';
import type { ReactNode } from 'react';
import { AlertIcon, DocumentIcon } from '../../icons/icons.tsx';
import { keepFocusNear } from './keep-focus-near.ts';
import type { UploadFailure } from '../../upload/upload-failure.ts';

interface FileRowProps {
  /** The name, or the box in which it is edited. */
  readonly name: ReactNode;
  /** Under the name: figures, progress. */
  readonly note?: ReactNode;
  readonly failure: UploadFailure | null;
  readonly actions: ReactNode;
}

const row = css({ display: 'flex', gap: 12, alignItems: 'flex-start', padding: 12 });

const middle = css({
  flex: 1,
  minWidth: 0,
  minHeight: 40,
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
});

/** The layout of a file in the list: icon, name and details, buttons at the end. */
export function FileRow({ name, note, failure, actions }: FileRowProps) {
  return (
    <div ref={keepFocusNear} css={row}>
      <IconTile>{failure ? <AlertIcon /> : <DocumentIcon />}</IconTile>
      <div css={middle}>
        {name}
        {note}
        <FailureText failure={failure} />
      </div>
      <div css={{ flex: 'none', display: 'flex', alignItems: 'center', gap: 4 }}>{actions}</div>
    </div>
  );
}

/** A name that people gave: of any length, in any direction. */
export const fileNameStyles = css({
  fontWeight: 600,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

function FailureText({ failure }: { readonly failure: UploadFailure | null }) {
  return (
    <div aria-live="polite" css={{ fontSize: 14, overflowWrap: 'anywhere' }}>
      {failure && (
        <>
          <p css={{ color: 'var(--bad)', fontWeight: 550 }}>{failure.text}</p>
          {failure.messages.length > 0 && (
            <ul dir="auto" css={{ margin: 0, paddingInlineStart: 20, color: 'var(--ink-2)' }}>
              {failure.messages.map((message, index) => (
                // Messages have no key, and their order never changes.
                <li key={index}>{message}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}
