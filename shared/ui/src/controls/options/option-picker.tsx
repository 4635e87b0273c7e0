import { useRef, useState, type ReactNode, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { describedBy, labelId } from '../../form/field-frame.tsx';
import { selectedTextStyles, optionBoxStyles } from './option.styles.ts';
import { ChevronDownIcon } from '../../icons/icons.tsx';
import {
  pickerBoxStyles,
  pickerButtonStyles,
  pickerDialogStyles,
  pickerPopoverStyles,
} from './option-picker.styles.ts';

/**
 * How a picker was opened. After a touch the search box is not focused, because the phone's keyboard would cover the
 * list.
 */
export type OpenedBy = 'touch' | 'other';

interface OptionPickerProps {
  readonly id: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onBlur?: (() => void) | undefined;
  /** What the box shows; with the label it names the button. */
  readonly content: ReactNode;
  /** Nothing is selected: `content` is a placeholder. */
  readonly isPlaceholder?: boolean;
  /** In the box before the button: tags. */
  readonly before?: ReactNode;
  readonly disabled?: boolean | undefined;
  readonly error?: string | undefined;
  readonly help?: ReactNode;
  readonly triggerRef?: Ref<HTMLButtonElement>;
  /** What opens: the options. */
  readonly children: (openedBy: OpenedBy) => ReactNode;
}

/** A box that opens a list with a search below itself. The library traps the focus inside and restores it. */
export function OptionPicker({
  id,
  open,
  onOpenChange,
  onBlur,
  content,
  isPlaceholder = false,
  before,
  disabled = false,
  error,
  help,
  triggerRef,
  children,
}: OptionPickerProps) {
  const box = useRef<HTMLDivElement>(null);
  const [openedBy, setOpenedBy] = useState<OpenedBy>('other');
  return (
    <div
      ref={box}
      css={pickerBoxStyles}
      {...(error ? { 'data-invalid': true } : {})}
      {...(disabled ? { 'data-disabled': true } : {})}
    >
      {before}
      <DialogTrigger isOpen={open} onOpenChange={onOpenChange}>
        <Button
          {...(triggerRef ? { ref: triggerRef } : {})}
          id={id}
          isDisabled={disabled}
          aria-haspopup="dialog"
          aria-labelledby={`${id}-content ${labelId(id)}`}
          {...describedBy(id, help, error)}
          onPressStart={(event) => setOpenedBy(event.pointerType === 'touch' ? 'touch' : 'other')}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
              event.preventDefault();
              setOpenedBy('other');
              onOpenChange(true);
            } else {
              event.continuePropagation();
            }
          }}
          onBlur={() => {
            if (!open) onBlur?.();
          }}
          css={[optionBoxStyles, pickerButtonStyles]}
        >
          <span
            id={`${id}-content`}
            dir="auto"
            css={[selectedTextStyles, isPlaceholder && { color: 'var(--ink-2)' }]}
          >
            {content}
          </span>
          <ChevronDownIcon />
        </Button>
        <Popover triggerRef={box} offset={6} placement="bottom start" css={pickerPopoverStyles}>
          <Dialog aria-labelledby={labelId(id)} css={pickerDialogStyles}>
            {children(openedBy)}
          </Dialog>
        </Popover>
      </DialogTrigger>
    </div>
  );
}
