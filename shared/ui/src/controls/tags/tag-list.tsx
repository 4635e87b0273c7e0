import { css } from '@emotion/react';
import { Button } from 'react-aria-components/Button';
import { Tag, TagGroup, TagList as AriaTagList } from 'react-aria-components/TagGroup';
import { labelId } from '../../form/field-frame.tsx';
import { CloseIcon } from '../../icons/icons.tsx';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import { iconButtonStyles } from '../../button/icon-button.styles.ts';

interface TagItem {
  readonly key: string;
  readonly text: string;
}

interface TagListProps {
  readonly id: string;
  readonly tags: readonly TagItem[];
  readonly disabled: boolean;
  readonly onRemove: (keys: ReadonlySet<unknown>) => void;
}

const list = css({ display: 'flex', flexWrap: 'wrap', gap: 6, outline: 'none' });

const tag = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minWidth: 0,
  maxWidth: '100%',
  minHeight: 32,
  paddingInline: '10px 2px',
  borderRadius: 'var(--r1)',
  background: 'var(--brand-soft)',
  color: 'var(--ink)',
  fontSize: 15,
  cursor: 'default',
  outline: 'none',
  '&[data-focus-visible]': { outline: '2px solid var(--brand)', outlineOffset: 1 },
  '&[data-disabled]': { background: 'var(--line)', paddingInlineEnd: 10 },
  '@media (forced-colors: active)': { border: '1px solid' },
});

const tagText = css({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

const cross = css([
  iconButtonStyles,
  {
    width: 28,
    height: 28,
    borderRadius: 'var(--r1)',
    '&:hover': { background: 'color-mix(in srgb, var(--ink) 10%, transparent)', color: 'var(--ink)' },
  },
]);

/** A list of tags, each with a button to remove it. Arrows go from one to the next, Delete and Backspace remove one. */
export function TagList({ id, tags, disabled, onRemove }: TagListProps) {
  const t = useUiMessages();
  return (
    <TagGroup
      aria-labelledby={labelId(id)}
      disabledKeys={disabled ? tags.map(({ key }) => key) : []}
      {...(disabled ? {} : { onRemove })}
      css={{ minWidth: 0, maxWidth: '100%' }}
    >
      <AriaTagList css={list}>
        {tags.map(({ key, text }) => (
          <Tag key={key} id={key} textValue={text} css={tag}>
            <span dir="auto" title={text} css={tagText}>
              {text}
            </span>
            {!disabled && (
              <Button slot="remove" excludeFromTabOrder aria-label={t('remove', { name: text })} css={cross}>
                <CloseIcon size={16} />
              </Button>
            )}
          </Tag>
        ))}
      </AriaTagList>
    </TagGroup>
  );
}
