import { Header } from 'react-aria-components/Header';
import { ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { CheckIcon } from '../../icons/icons.tsx';
import { optionGroupStyles, optionRowStyles, optionTextStyles } from './option.styles.ts';
import { optionSections, type LeafRow, type OptionRow } from './option.ts';

/** Key of the row that clears the selection. */
export const clearRowKey = 'select:none';

interface OptionItemsProps {
  readonly rows: readonly OptionRow[];
  /** Text of the row that clears the selection; without it there is no such row. */
  readonly empty: string | undefined;
}

/** The rows of a single-selection list: the options under the titles of their groups. */
export function OptionItems({ rows, empty }: OptionItemsProps) {
  return (
    <>
      {empty !== undefined && (
        <ListBoxItem id={clearRowKey} textValue={empty} css={[optionRowStyles, { color: 'var(--ink-2)' }]}>
          {empty}
          <CheckIcon size={16} />
        </ListBoxItem>
      )}
      {optionSections(rows).map((section) =>
        section.title === '' ? (
          section.rows.map((row) => <OptionItem key={row.key} row={row} />)
        ) : (
          <ListBoxSection key={section.key} id={section.key}>
            <Header dir="auto" css={optionGroupStyles}>
              {section.title}
            </Header>
            {section.rows.map((row) => (
              <OptionItem key={row.key} row={row} />
            ))}
          </ListBoxSection>
        ),
      )}
    </>
  );
}

function OptionItem({ row }: { readonly row: LeafRow }) {
  return (
    <ListBoxItem id={row.key} textValue={row.text} isDisabled={row.disabled} css={optionRowStyles}>
      <span dir="auto" css={optionTextStyles}>
        {row.text}
      </span>
      <CheckIcon size={16} />
    </ListBoxItem>
  );
}
