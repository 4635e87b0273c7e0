import { ListBoxItem } from 'react-aria-components/ListBox';
import { CheckIcon } from '../icons/icons.tsx';
import { optionRowLook, optionTextLook } from './option-look.ts';
import type { LeafRow } from './option.ts';

/** One option of a list of which one is chosen. */
export function OptionItem({ row }: { readonly row: LeafRow }) {
  return (
    <ListBoxItem id={row.key} textValue={row.text} isDisabled={row.disabled} css={optionRowLook}>
      <span dir="auto" css={optionTextLook}>
        {row.text}
      </span>
      <CheckIcon size={16} />
    </ListBoxItem>
  );
}
