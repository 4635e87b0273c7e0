import { Button } from '../../button/button.tsx';
import { ProgressBar } from '../../feedback/progress-bar.tsx';
import { Text } from '../../typography/text.tsx';
import { CloseIcon, RetryIcon } from '../../icons/icons.tsx';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import type { UploadEntry } from '../../upload/entries.ts';
import { fileFacts, shortName } from './file-facts.ts';
import { fileNameStyles, FileRow } from './file-row.tsx';
import { IconButton } from '../../button/icon-button.tsx';
import { keepFocusNear } from './keep-focus-near.ts';

type TransferEntry = Exclude<UploadEntry, { status: 'uploaded' }>;

interface TransferRowProps {
  readonly entry: TransferEntry;
  readonly onRetry: (key: string) => void;
  readonly onDrop: (key: string) => void;
}

/** The row of a file that waits, is being sent, or has failed. */
export function TransferRow({ entry, onRetry, onDrop }: TransferRowProps) {
  const t = useUiMessages();
  const { key, file, status } = entry;
  const name = file.name || t('uploadNameless');
  const short = shortName(name);
  return (
    <FileRow
      name={
        <span dir="auto" css={fileNameStyles}>
          {name}
        </span>
      }
      note={<Progress entry={entry} name={short} />}
      failure={status === 'failed' ? entry.failure : null}
      actions={
        <>
          {status === 'failed' && (
            <span ref={keepFocusNear}>
              <Button
                size="s"
                variant="quiet"
                icon={<RetryIcon />}
                aria-label={t('uploadRetry', { name: short })}
                css={{ marginInline: 0 }}
                onClick={() => onRetry(key)}
              >
                {t('retry')}
              </Button>
            </span>
          )}
          <IconButton
            icon={<CloseIcon />}
            label={t(status === 'failed' ? 'uploadDismiss' : 'uploadCancel', { name: short })}
            tooltip
            onClick={() => onDrop(key)}
          />
        </>
      }
    />
  );
}

function Progress({ entry, name }: { readonly entry: TransferEntry; readonly name: string }) {
  const t = useUiMessages();
  const facts = fileFacts({ size: entry.file.size, playtime: null }, t);
  if (entry.status === 'failed') return null;
  if (entry.status === 'queued') {
    return (
      <Text size="s" tone={2}>
        <bdi>
          {t('uploadQueued')} · {facts}
        </bdi>
      </Text>
    );
  }
  const percent = Math.floor(entry.progress * 100);
  return (
    <>
      <Text size="s" tone={2}>
        <bdi>
          {t('uploadProgress', { percent })} · {facts}
        </bdi>
      </Text>
      <ProgressBar task percent={percent} label={t('uploadSending', { name })} />
    </>
  );
}
