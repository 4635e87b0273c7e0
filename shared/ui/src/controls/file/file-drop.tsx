import { css } from '@emotion/react';
import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useDrop } from 'react-aria-components/useDrop';
import { buttonStyles } from '../../button/button.styles.ts';
import { labelId } from '../../form/field-frame.tsx';
import { UploadIcon } from '../../icons/icons.tsx';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import { keepFocusNear } from './keep-focus-near.ts';
import { usePastedFiles } from './use-pasted-files.ts';

type DropEvent = Parameters<NonNullable<Parameters<typeof useDrop>[0]['onDrop']>>[0];

interface FileDropProps {
  readonly id: string;
  readonly accept: readonly string[];
  readonly multiple: boolean;
  readonly status: 'open' | 'full' | 'disabled';
  /** Describes which files are accepted. */
  readonly limits: string;
  readonly limitsId: string;
  readonly invalid: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

const zone = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '20px 16px',
  textAlign: 'center',
  border: '1.5px dashed var(--line-strong)',
  borderRadius: 'var(--r2)',
  background: 'var(--surface)',
  transition: 'background-color 140ms, border-color 140ms',
  '&[data-drop-target]': { borderColor: 'var(--brand)', background: 'var(--brand-soft)' },
  outline: 'none',
});
const wrong = css({ borderColor: 'var(--bad)' });
const closedZone = css({ background: 'var(--sunken)', borderColor: 'var(--line)' });

/**
 * A zone to drop files on, with a button to choose them; while the button has the focus, files can be pasted as well.
 * The library's `DropZone` would add a second, hidden button that does nothing when it is pressed.
 */
export function FileDrop({
  id,
  accept,
  multiple,
  status,
  limits,
  limitsId,
  invalid,
  onFiles,
}: FileDropProps) {
  const t = useUiMessages();
  const buttonText = `${id}-choose`;
  const open = status === 'open';
  const zoneRef = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const drop = async ({ items }: DropEvent) => {
    const files = items.filter((item) => item.kind === 'file').map((item) => item.getFile());
    onFiles(await Promise.all(files));
  };
  const { dropProps, isDropTarget } = useDrop({
    ref: button,
    hasDropButton: true,
    isDisabled: !open,
    getDropOperation: () => 'copy',
    onDrop: (event) => void drop(event),
  });
  usePastedFiles(zoneRef, (files) => open && onFiles(files));
  return (
    <div
      ref={zoneRef}
      {...dropProps}
      // A click beside the button moves the focus here, where a paste event arrives; Tab goes on to the button.
      tabIndex={-1}
      {...(isDropTarget ? { 'data-drop-target': '' } : {})}
      css={[zone, invalid && wrong, !open && closedZone]}
    >
      <span css={{ color: open ? 'var(--brand)' : 'var(--ink-3)' }}>
        <UploadIcon size={24} />
      </span>
      {status === 'full' ? (
        <p css={{ color: 'var(--ink-2)' }}>{t('uploadLimit')}</p>
      ) : (
        <div
          ref={keepFocusNear}
          css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 12 }}
        >
          <FileTrigger
            acceptedFileTypes={accept}
            allowsMultiple={multiple}
            onSelect={(files) => onFiles([...(files ?? [])])}
          >
            <Button
              ref={button}
              id={id}
              isDisabled={!open}
              aria-labelledby={`${labelId(id)} ${buttonText}`}
              css={buttonStyles('secondary', 's', false)}
            >
              <span id={buttonText}>{t(multiple ? 'uploadChooseMany' : 'uploadChoose')}</span>
            </Button>
          </FileTrigger>
          <span css={{ color: 'var(--ink-2)', '@media (pointer: coarse)': { display: 'none' } }}>
            {t(multiple ? 'uploadOrDropMany' : 'uploadOrDrop')}
          </span>
        </div>
      )}
      {limits && (
        <p id={limitsId} css={{ fontSize: 14, color: 'var(--ink-2)' }}>
          {limits}
        </p>
      )}
    </div>
  );
}
