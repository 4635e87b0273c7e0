import { useMemo } from 'react';
import { optionRows } from './option.ts';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import type { OptionListState } from './option-list.tsx';
import type { OptionSearch } from './option-source.ts';
import { useOptionSearch } from './use-option-search.ts';

/**
 * Returns the state of a list that a server searches; a failed request and an unreadable answer each have a message.
 */
export function useOptionListState<Value extends string>(
  search: OptionSearch<Value> | undefined,
  text: string,
  active: boolean,
): OptionListState<Value> {
  const t = useUiMessages();
  const { state, retry } = useOptionSearch(search, text, active);
  const options = state.status === 'ready' ? state.options : undefined;
  const rows = useMemo(() => optionRows(options ?? []), [options]);
  switch (state.status) {
    case 'ready':
      return { status: 'ready', rows };
    case 'failed':
      return {
        status: 'failed',
        text: t(state.reason === 'call' ? 'optionsFailed' : 'optionsUnreadable'),
        retry,
      };
    case 'searching':
      return state;
  }
}
