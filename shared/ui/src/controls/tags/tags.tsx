import { useRef, useState, type ClipboardEvent } from 'react';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import type { InputProps } from '../../form/input-props.ts';
import { plainText } from '../options/plain-text.ts';
import { pickerBoxStyles } from '../options/option-picker.styles.ts';
import { TagEntry } from './tag-entry.tsx';
import { TagList } from './tag-list.tsx';
import { addTags, sameTag, tagSeparator, tagsOf } from './tag-text.ts';

export interface TagsProps extends InputProps<readonly string[]> {
  /** The maximum number of tags (UI-77). */
  readonly limit?: number | undefined;
  /** Offered while the customer types; any other text is accepted as well. */
  readonly suggestions?: readonly string[] | undefined;
  readonly placeholder?: string | undefined;
}

/** How many suggestions are shown; typing more narrows them. */
const suggestionCount = 10;

/**
 * A list of short texts. Enter and comma add one, a pasted list adds several, Backspace removes the last. No text is in
 * the list twice, ignoring case; an empty list is `undefined`.
 */
export function Tags({
  id,
  value,
  onChange,
  onBlur,
  limit = Infinity,
  suggestions,
  placeholder,
  disabled = false,
  required = false,
  error,
  help,
}: TagsProps) {
  const t = useUiMessages();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [rejected, setRejected] = useState<readonly string[]>([]);
  const tags = [...new Set(value ?? [])];
  const full = tags.length >= limit;

  const change = (next: readonly string[]) => onChange(next.length > 0 ? next : undefined);

  /** A rejected text stays in the box if it was typed there, so that it can be corrected. */
  const add = (texts: readonly string[], rest = '') => {
    const { tags: next, twice, beyond } = addTags(tags, texts, limit);
    const [one] = twice;
    setRejected([
      ...(one === undefined ? [] : [t('tagsTwice', { tags: twice.join(', ') })]),
      ...(beyond.length > 0 ? [t('tagsBeyond', { limit, tags: beyond.join(', ') })] : []),
    ]);
    setText(texts.length === 1 && next.length === tags.length ? (texts[0] ?? '') : rest);
    if (next.length > tags.length) change(next);
  };

  const type = (typed: string) => {
    setRejected([]);
    if (!tagSeparator.test(typed)) {
      setText(typed);
      return;
    }
    const parts = typed.split(tagSeparator);
    const rest = parts.pop() ?? '';
    if (tagsOf(parts.join(',')).length > 0) add(tagsOf(parts.join(',')), rest.trimStart());
    else setText(rest.trimStart());
  };

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    // A single-line box would join the lines of a list to one word.
    if (!tagSeparator.test(pasted) || full) return;
    event.preventDefault();
    add(tagsOf(pasted), text);
  };

  const remove = (gone: (tag: string) => boolean) => {
    setRejected([]);
    const next = tags.filter((tag) => !gone(tag));
    change(next);
    // Removing the last tag removes its list.
    if (next.length === 0) input.current?.focus();
  };

  const wanted = plainText(text.trim());
  const offered = suggestions
    ?.filter(
      (each, index) =>
        // A server may list values that are not texts.
        typeof each === 'string' &&
        plainText(each).includes(wanted) &&
        !tags.some((tag) => sameTag(tag, each)) &&
        suggestions.indexOf(each) === index,
    )
    .slice(0, suggestionCount);
  const count = limit === Infinity ? '' : t('tagsLimit', { number: tags.length, limit });

  return (
    <div css={{ minWidth: 0 }}>
      <div
        css={[
          pickerBoxStyles,
          {
            flexWrap: 'wrap',
            paddingBlock: full ? 7 : 3,
            // In the empty box, text begins where it does in other boxes.
            paddingInline: tags.length > 0 ? '8px 14px' : 14,
            '&:focus-within:has(input:focus)': { outline: '2px solid var(--brand)', outlineOffset: 2 },
          },
        ]}
        {...(error ? { 'data-invalid': true } : {})}
        {...(disabled ? { 'data-disabled': true } : {})}
      >
        {tags.length > 0 && (
          <TagList
            id={id}
            tags={tags.map((tag) => ({ key: tag, text: tag }))}
            disabled={disabled}
            onRemove={(keys) => remove((tag) => keys.has(tag))}
          />
        )}
        <TagEntry
          id={id}
          text={text}
          onTextChange={type}
          suggestions={offered}
          onAdd={add}
          onPaste={paste}
          onBack={() => {
            const last = tags.at(-1);
            if (last !== undefined && !disabled) remove((tag) => tag === last);
          }}
          onBlur={() => {
            // The typed text counts even without Enter.
            if (text.trim() !== '') add([text]);
            onBlur?.();
          }}
          inputRef={input}
          placeholder={full ? '' : (placeholder ?? t('tagsAdd'))}
          disabled={disabled}
          readOnly={full}
          required={required}
          error={error}
          help={help}
        />
      </div>
      <div role="status" css={{ fontSize: 14, color: 'var(--ink-2)', '& > p': { marginTop: 6 } }}>
        {rejected.map((text) => (
          <p key={text} css={{ color: 'var(--warn)', fontWeight: 550, overflowWrap: 'anywhere' }}>
            {text}
          </p>
        ))}
        {full ? <p>{t('tagsFull', { limit })}</p> : count && <p dir="auto">{count}</p>}
      </div>
    </div>
  );
}
