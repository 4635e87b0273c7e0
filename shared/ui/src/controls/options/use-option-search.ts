import { useEffect, useEffectEvent, useState } from 'react';
import type { SelectOption } from './option.ts';
import { isOptionList, searchDelay, type OptionSearch } from './option-source.ts';

type Answer<Value extends string> =
  | { readonly status: 'ready'; readonly options: readonly SelectOption<Value>[] }
  /** `unreadable`: the answer is not a list of options. */
  | { readonly status: 'failed'; readonly reason: 'call' | 'unreadable' };

type OptionSearchState<Value extends string> = { readonly status: 'searching' } | Answer<Value>;

interface Asked<Value extends string> {
  readonly text: string;
  readonly attempt: number;
  readonly answer: Answer<Value>;
}

interface SearchedOptions<Value extends string> {
  readonly state: OptionSearchState<Value>;
  readonly retry: () => void;
}

/**
 * Requests options from a server while `active`: at once for the empty text, a second after the last key for any other
 * (UI-81). A new text, or `active` becoming false, cancels the running request.
 */
export function useOptionSearch<Value extends string>(
  search: OptionSearch<Value> | undefined,
  text: string,
  active: boolean,
): SearchedOptions<Value> {
  const [attempt, setAttempt] = useState(0);
  const [asked, setAsked] = useState<Asked<Value>>();
  const runs = active && search !== undefined;

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const tell = (answer: Answer<Value>) => {
      if (!signal.aborted) setAsked({ text, attempt, answer });
    };
    try {
      const options: unknown = await search?.(text, signal);
      if (isOptionList<Value>(options)) tell({ status: 'ready', options });
      else tell({ status: 'failed', reason: 'unreadable' });
    } catch {
      tell({ status: 'failed', reason: 'call' });
    }
  });

  useEffect(() => {
    if (!runs) return undefined;
    const cancel = new AbortController();
    const timer = setTimeout(() => void ask(cancel.signal), text === '' ? 0 : searchDelay);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [runs, text, attempt]);

  // An answer to another text or to a cancelled attempt is ignored, because nobody may select from a stale list.
  const answered = asked?.text === text && asked.attempt === attempt ? asked.answer : undefined;
  return { state: answered ?? { status: 'searching' }, retry: () => setAttempt((before) => before + 1) };
}
