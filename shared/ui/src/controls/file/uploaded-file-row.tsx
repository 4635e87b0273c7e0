import { Text } from '../../typography/text.tsx';
import { EditIcon, TrashIcon } from '../../icons/icons.tsx';
import { ConfirmDialog } from '../../overlay/question/confirm-dialog.tsx';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import { fileFacts, shortName } from './file-facts.ts';
import { FileName } from './file-name.tsx';
import { FileNameBox } from './file-name-box.tsx';
import { FileRow } from './file-row.tsx';
import { IconButton } from '../../button/icon-button.tsx';
import type { UploadedFile } from '../../upload/uploaded-file.ts';
import { useUploadedFile } from './use-uploaded-file.ts';

interface UploadedFileRowProps {
  readonly file: UploadedFile;
  readonly disabled: boolean;
  readonly downloadable: boolean;
  readonly renamable: boolean;
  readonly onDownload: (file: UploadedFile) => Promise<void>;
  readonly onRename: (file: UploadedFile, originalName: string) => Promise<void>;
  readonly onRemove: (file: UploadedFile, force: boolean) => Promise<void>;
}

/** The row of an uploaded file, with links and buttons to open, rename and delete it. */
export function UploadedFileRow({
  file,
  disabled,
  downloadable,
  renamable,
  onDownload,
  onRename,
  onRemove,
}: UploadedFileRowProps) {
  const t = useUiMessages();
  const { action, problem, ...kept } = useUploadedFile({
    download: onDownload,
    rename: onRename,
    remove: onRemove,
  });
  const name = file.originalName || t('uploadNameless');
  const short = shortName(name);
  const facts = fileFacts(file, t);

  if (action.status === 'renaming' || action.status === 'saving') {
    return (
      <FileRow
        name={
          <FileNameBox
            name={action.status === 'saving' ? action.name : file.originalName}
            saving={action.status === 'saving'}
            onSave={(text) => void kept.saveName(file, text)}
            onCancel={kept.stopRenaming}
          />
        }
        failure={problem}
        actions={null}
      />
    );
  }

  return (
    <FileRow
      name={
        <FileName
          url={file.url}
          name={name}
          onDownload={downloadable ? () => void kept.download(file) : undefined}
          downloading={action.status === 'downloading'}
        />
      }
      note={
        facts && (
          <Text size="s" tone={2}>
            <bdi>{facts}</bdi>
          </Text>
        )
      }
      failure={problem}
      actions={
        !disabled && (
          <>
            {renamable && (
              <IconButton
                icon={<EditIcon />}
                label={t('uploadRename', { name: short })}
                tooltip
                onClick={kept.startRenaming}
              />
            )}
            <IconButton
              icon={<TrashIcon />}
              label={t('uploadDelete', { name: short })}
              pending={action.status === 'removing'}
              tooltip
              onClick={kept.askToRemove}
            />
            <ConfirmDialog
              open={action.status === 'asking'}
              tone="danger"
              title={t(action.status === 'asking' && action.force ? 'uploadInUseTitle' : 'uploadDeleteTitle')}
              text={t(action.status === 'asking' && action.force ? 'uploadInUseText' : 'uploadDeleteText', {
                name: short,
              })}
              onAnswer={(yes) => void kept.answer(file, yes)}
            />
          </>
        )
      }
    />
  );
}
