import { css } from '@emotion/react';
import { Button } from 'react-aria-components/Button';
import { DropZone, type DropZoneProps } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { buttonLook } from '../action/button-look.ts';
import { labelId } from '../form/field-frame.tsx';
import { UploadIcon } from '../icons/icons.tsx';
import { useUiTexts } from '../texts/use-ui-texts.ts';
import { keepFocusNear } from './keep-focus-near.ts';

type DropEvent = Parameters<NonNullable<DropZoneProps['onDrop']>>[0];

interface FileDropProps {
  readonly id: string;
  readonly accept: readonly string[];
  readonly multiple: boolean;
  readonly state: 'open' | 'full' | 'disabled';
  /** What is taken, in words. */
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
  '&[data-focus-visible]': { outline: '2px solid var(--brand)', outlineOffset: 2 },
});
const wrong = css({ borderColor: 'var(--bad)' });
const shut = css({ background: 'var(--sunken)', borderColor: 'var(--line)' });

/** A place to drop files on or to paste them into, with a button for those who choose. */
export function FileDrop({ id, accept, multiple, state, limits, limitsId, invalid, onFiles }: FileDropProps) {
  const t = useUiTexts();
  const buttonText = `${id}-choose`;
  const open = state === 'open';
  const drop = async ({ items }: DropEvent) => {
    const files = items.filter((item) => item.kind === 'file').map((item) => item.getFile());
    onFiles(await Promise.all(files));
  };
  return (
    <DropZone
      isDisabled={!open}
      aria-label={t('uploadDropHere')}
      aria-labelledby={labelId(id)}
      getDropOperation={() => 'copy'}
      onDrop={(event) => void drop(event)}
      css={[zone, invalid && wrong, !open && shut]}
    >
      <span css={{ color: open ? 'var(--brand)' : 'var(--ink-3)' }}>
        <UploadIcon size={24} />
      </span>
      {state === 'full' ? (
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
              id={id}
              isDisabled={!open}
              aria-labelledby={`${labelId(id)} ${buttonText}`}
              css={buttonLook('secondary', 's', false)}
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
    </DropZone>
  );
}
