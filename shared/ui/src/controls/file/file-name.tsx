import { css } from '@emotion/react';
import { DownloadIcon } from '../../icons/icons.tsx';
import { ExternalLink } from '../../link/external-link.tsx';
import { linkStyles } from '../../link/text-link.styles.ts';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import { safeAddress } from './file-facts.ts';
import { fileNameStyles } from './file-row.tsx';

interface FileNameProps {
  readonly url: string | null;
  readonly name: string;
  /** Without it, a path is a link as well. */
  readonly onDownload: (() => void) | undefined;
  readonly downloading: boolean;
}

const downloadStyles = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  textDecorationLine: 'underline',
  cursor: 'pointer',
  '& > svg': { flex: 'none' },
});

/** The name of an uploaded file: a button that downloads it, a link to another server, or text. */
export function FileName({ url, name, onDownload, downloading }: FileNameProps) {
  const t = useUiMessages();
  const address = safeAddress(url);
  const downloads = onDownload !== undefined && address?.startsWith('/') === true;
  const text = (
    <span dir="auto" css={fileNameStyles}>
      {address === null || downloads ? name : <ExternalLink href={address}>{name}</ExternalLink>}
    </span>
  );
  if (!downloads) return text;
  return (
    <div>
      <button
        type="button"
        aria-label={t('uploadDownload', { name })}
        aria-busy={downloading}
        onClick={onDownload}
        css={[linkStyles, downloadStyles]}
      >
        {text}
        <DownloadIcon size={16} />
      </button>
    </div>
  );
}
