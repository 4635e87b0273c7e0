import { css } from '@emotion/react';
import { Notice } from '../../feedback/notice.tsx';
import { useId, type ReactNode } from 'react';
import { useDirtyForm } from '../../unsaved-changes/use-dirty-form.ts';
import { describedBy, labelId } from '../../form/field-frame.tsx';
import { useUiMessages, type UiMessages } from '../../messages/use-ui-messages.ts';
import { hiddenStyle } from '../../typography/visually-hidden.styles.ts';
import type { RejectedFile } from '../../upload/validate-files.ts';
import { formatNames } from '../../upload/accepted-formats.ts';
import { shortName } from './file-facts.ts';
import { FileDrop } from './file-drop.tsx';
import { UploadedFileRow } from './uploaded-file-row.tsx';
import { TransferRow } from './transfer-row.tsx';
import type { UploadPort } from '../../upload/upload-port.ts';
import { isBusy, type Transfers } from '../../upload/upload-state.ts';
import type { UploadedFile } from '../../upload/uploaded-file.ts';
import { useUpload } from '../../upload/use-upload.ts';

export interface FileUploadProps {
  readonly id: string;
  /** Where files are sent. */
  readonly port: UploadPort;
  readonly value: readonly UploadedFile[] | undefined;
  /** Called after every upload, rename and deletion; with `undefined` when no file is left. */
  readonly onChange: (files: readonly UploadedFile[] | undefined) => void;
  /** Accepted formats: `.pdf`, `image/png`, `image/*`; an empty list accepts all (UI-40). */
  readonly accept?: readonly string[] | undefined;
  /** Allows several files; a name that is already in the list is then skipped (UI-42). */
  readonly multiple?: boolean | undefined;
  /** The maximum number of files: 1 by default, unlimited in multiple mode (UI-41). */
  readonly maxFiles?: number | undefined;
  /** The maximum number of files that are sent at the same time; only the first value counts. */
  readonly atOnce?: number | undefined;
  readonly disabled?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly error?: string | undefined;
  readonly help?: ReactNode;
  /**
   * Called when files begin or stop waiting or being sent; a submit would leave them behind. The control itself asks
   * before the customer leaves.
   */
  readonly onBusyChange?: ((busy: boolean) => void) | undefined;
}

const atOnceByDefault = 3;

const list = css({
  margin: 0,
  padding: 0,
  border: '1px solid var(--line)',
  borderRadius: 'var(--r2)',
  background: 'var(--surface)',
  '& > li': { listStyle: 'none' },
  '& > li + li': { borderTop: '1px solid var(--line)' },
});

/**
 * Uploads files that are chosen, dropped or pasted, and lists each with its progress. The bare control: its label has
 * the id `labelId(id)`.
 */
export function FileUpload({
  id,
  port,
  value = [],
  onChange,
  accept = [],
  multiple = false,
  maxFiles = multiple ? Infinity : 1,
  atOnce = atOnceByDefault,
  disabled = false,
  error,
  help,
  onBusyChange,
}: FileUploadProps) {
  const t = useUiMessages();
  const limitsId = useId();
  const upload = useUpload({
    port,
    value,
    onChange: (files) => onChange(files.length > 0 ? files : undefined),
    onBusyChange,
    accept,
    multiple,
    maxFiles,
    atOnce,
  });
  useDirtyForm({ dirty: isBusy(upload.transfers) });
  const formats = acceptedFormatsText(accept, t);
  const limits = [
    formats,
    Number.isFinite(maxFiles) && maxFiles > 1 ? t('uploadAtMost', { number: maxFiles }) : '',
  ].filter(Boolean);
  const described = describedBy(id, help, error)['aria-describedby'];

  return (
    <div
      role="group"
      aria-labelledby={labelId(id)}
      aria-describedby={[described, limits.length > 0 && limitsId].filter(Boolean).join(' ') || undefined}
      css={{ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <FileDrop
        id={id}
        accept={accept}
        multiple={multiple}
        status={disabled ? 'disabled' : upload.full ? 'full' : 'open'}
        limits={limits.join('. ')}
        limitsId={limitsId}
        invalid={error !== undefined}
        onFiles={upload.choose}
      />
      <div role="status" css={{ display: 'contents' }}>
        {upload.rejected.length > 0 && <RejectedFiles rejected={upload.rejected} formats={formats} />}
      </div>
      {upload.entries.length > 0 && (
        <ul aria-label={t('uploadList')} css={list}>
          {upload.entries.map((entry) => (
            <li key={entry.key}>
              {entry.status === 'uploaded' ? (
                <UploadedFileRow
                  file={entry.uploaded}
                  disabled={disabled}
                  downloadable={port.download !== undefined}
                  renamable={port.rename !== undefined}
                  onDownload={upload.download}
                  onRename={upload.rename}
                  onRemove={upload.remove}
                />
              ) : (
                <TransferRow entry={entry} onRetry={upload.retry} onDrop={upload.drop} />
              )}
            </li>
          ))}
        </ul>
      )}
      <span role="status" css={hiddenStyle}>
        {progressText(upload.transfers, t)}
      </span>
    </div>
  );
}

function acceptedFormatsText(accept: readonly string[], t: UiMessages): string {
  const names = formatNames(accept, {
    image: t('uploadImages'),
    video: t('uploadVideos'),
    audio: t('uploadAudio'),
    text: t('uploadMessages'),
  });
  return new Intl.ListFormat(t.language, { type: 'disjunction' }).format(names);
}

/** Describes the progress of all files. Changes when a file begins or ends, not with each percent. */
function progressText(transfers: Transfers, t: UiMessages): string {
  if (transfers.length === 0) return '';
  const count = (wanted: string) => transfers.filter(({ status }) => status === wanted).length;
  const text = t('uploadSummary', { done: count('uploaded'), all: transfers.length });
  const failed = count('failed');
  return failed === 0 ? text : `${text}, ${t('uploadSummaryFailed', { failed })}`;
}

function RejectedFiles({
  rejected,
  formats,
}: {
  readonly rejected: readonly RejectedFile[];
  readonly formats: string;
}) {
  const t = useUiMessages();
  const names = (reason: RejectedFile['reason']) =>
    rejected
      .filter((file) => file.reason === reason)
      .map(({ name }) => shortName(name))
      .join(', ');
  const [limit, duplicate, format] = [names('limit'), names('duplicate'), names('format')];
  return (
    <Notice tone="warn">
      <div dir="auto" css={{ overflowWrap: 'anywhere' }}>
        {limit && (
          <p>
            <strong>{t('uploadLimit')}</strong>. {t('uploadLeftOut', { names: limit })}
          </p>
        )}
        {duplicate && <p>{t('uploadDuplicate', { names: duplicate })}</p>}
        {format && <p>{t('uploadWrongFormat', { names: format, formats })}</p>}
      </div>
    </Notice>
  );
}
