import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { SearchIcon } from '../icons/icons.tsx';
import { useUiMessages } from '../messages/use-ui-messages.ts';

const field = css({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '0 12px',
  borderBottom: '1px solid var(--line)',
  color: 'var(--ink-2)',
  '& > input': {
    flex: 1,
    minWidth: 0,
    height: 44,
    border: 0,
    outline: 'none',
    background: 'none',
    color: 'var(--ink)',
    fontSize: 16,
    '&::placeholder': { color: 'var(--ink-3)', opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '&:focus-within': { boxShadow: 'inset 0 0 0 2px var(--brand)', borderRadius: 'var(--r2) var(--r2) 0 0' },
});

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** A search box above a list of entries; it filters them by the typed text. */
export function MenuSearch({ children }: { readonly children: ReactNode }) {
  const t = useUiMessages();
  return (
    <Autocomplete filter={(text, typed) => plain(text).includes(plain(typed))}>
      <SearchField
        aria-label={t('search')}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened to search; the arrows reach the entries from here
        autoFocus
        css={field}
      >
        <SearchIcon size={16} />
        <Input placeholder={t('search')} />
      </SearchField>
      {children}
    </Autocomplete>
  );
}
