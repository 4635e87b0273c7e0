import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { inputStyles } from '../text-field/text-input.styles.ts';
import { CloseIcon, SearchIcon } from '../../icons/icons.tsx';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import { iconButtonStyles } from '../../button/icon-button.styles.ts';
import { searchBoxStyles } from './option-picker.styles.ts';

/** The search box above a list of options. Its arrow keys move through the list while the focus stays here. */
export function OptionSearchBox({ takesFocus }: { readonly takesFocus: boolean }) {
  const t = useUiMessages();
  return (
    <SearchField
      aria-label={t('optionsSearch')}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the list was opened to search in it
      autoFocus={takesFocus}
      css={searchBoxStyles}
    >
      <SearchIcon size={16} />
      <Input css={inputStyles} placeholder={t('optionsSearch')} />
      <Button css={iconButtonStyles} aria-label={t('optionsClearSearch')}>
        <CloseIcon size={16} />
      </Button>
    </SearchField>
  );
}
