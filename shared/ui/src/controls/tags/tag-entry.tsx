import { css } from '@emotion/react';
import type { ClipboardEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { TextField } from 'react-aria-components/TextField';
import { describedBy, labelId } from '../../form/field-frame.tsx';
import { optionPopoverStyles, optionRowStyles, optionTextStyles } from '../options/option.styles.ts';
import { useUiMessages } from '../../messages/use-ui-messages.ts';

interface TagEntryProps {
  readonly id: string;
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** Suggestions for the text; without them it is a plain box. */
  readonly suggestions: readonly string[] | undefined;
  readonly onAdd: (texts: readonly string[]) => void;
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  /** Called on Backspace in the empty box. */
  readonly onBack: () => void;
  readonly onBlur: () => void;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly placeholder: string;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  readonly required: boolean;
  readonly error: string | undefined;
  readonly help: ReactNode;
}

const input = css({
  width: '100%',
  minHeight: 40,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: 'var(--ink)',
  fontSize: 16,
  '&::placeholder': { color: 'var(--ink-3)', opacity: 1 },
});

const entry = css({ flex: '1 1 120px', minWidth: 0 });

/** A full list: it keeps the focus and takes Backspace, but has no line of its own. */
const closedEntry = css({ position: 'absolute', insetInlineEnd: 14, bottom: 3, width: 2 });

const suggestionList = css({ maxHeight: 240, overflowY: 'auto', padding: 4, outline: 'none' });

/** The box in which a tag is typed. With suggestions it is a combo box that also accepts any other text. */
export function TagEntry({
  id,
  text,
  onTextChange,
  suggestions,
  onAdd,
  onPaste,
  onBack,
  onBlur,
  inputRef,
  placeholder,
  disabled,
  readOnly,
  required,
  error,
  help,
}: TagEntryProps) {
  const t = useUiMessages();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    // The library adds the suggestion that the arrows have reached.
    const reached = event.currentTarget.getAttribute('aria-activedescendant');
    if (event.key === 'Enter' && !reached && text.trim() !== '') {
      event.preventDefault();
      onAdd([text]);
    } else if (event.key === 'Backspace' && text === '') {
      onBack();
    }
  };
  const shared = {
    id,
    onBlur,
    isDisabled: disabled,
    isReadOnly: readOnly,
    isRequired: required,
    isInvalid: Boolean(error),
    validationBehavior: 'aria',
    'aria-labelledby': labelId(id),
    ...describedBy(id, help, error),
  } as const;
  const box = (
    <Input
      ref={inputRef}
      dir="auto"
      placeholder={placeholder}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      css={input}
    />
  );
  if (suggestions === undefined) {
    return (
      <TextField {...shared} value={text} onChange={onTextChange} css={readOnly ? closedEntry : entry}>
        {box}
      </TextField>
    );
  }
  return (
    <ComboBox
      {...shared}
      allowsCustomValue
      inputValue={text}
      onInputChange={onTextChange}
      value={null}
      onChange={(key) => {
        if (key !== null) onAdd([String(key)]);
      }}
      css={readOnly ? closedEntry : entry}
    >
      {box}
      <Popover offset={10} css={[optionPopoverStyles, { minWidth: 'min(240px, calc(100vw - 24px))' }]}>
        <ListBox aria-label={t('tagsSuggestions')} css={suggestionList}>
          {suggestions.map((suggestion) => (
            <ListBoxItem key={suggestion} id={suggestion} textValue={suggestion} css={optionRowStyles}>
              <span dir="auto" css={optionTextStyles}>
                {suggestion}
              </span>
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
