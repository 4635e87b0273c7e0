import { useEffect, useEffectEvent, useState } from 'react';
import type { SelectOption } from './option.ts';
import { isOptionList, type OptionLookUp } from './option-source.ts';

/** Texts by value; options inside groups are ignored. */
const byValue = <Value extends string>(options: readonly SelectOption<Value>[]) =>
  new Map(options.map((option) => [option.value, option.text || option.value]));

/**
 * Returns a function that gives the text of a selected value: from the given options, else from the lookup. Until the
 * lookup answers, and if it fails, the text is the value itself.
 */
export function useSelectedTexts<Value extends string>(
  values: readonly Value[],
  given: readonly SelectOption<Value>[] | undefined,
  lookUp: OptionLookUp<Value> | undefined,
): (value: Value) => string {
  const [known, setKnown] = useState<ReadonlyMap<Value, string>>(new Map());
  const givenTexts = byValue(given ?? []);
  const unknown = values.filter((value) => !givenTexts.has(value) && !known.has(value));
  const asked = lookUp ? unknown.join('\n') : '';

  const ask = useEffectEvent(async (signal: AbortSignal): Promise<unknown> => lookUp?.(unknown, signal));
  const learn = useEffectEvent((found: unknown) => {
    if (!isOptionList<Value>(found)) return;
    const texts = byValue(found);
    setKnown(
      (before) => new Map([...before, ...unknown.map((each) => [each, texts.get(each) ?? each] as const)]),
    );
  });

  useEffect(() => {
    if (asked === '') return undefined;
    const cancel = new AbortController();
    ask(cancel.signal).then(
      (found) => {
        if (!cancel.signal.aborted) learn(found);
      },
      // The value is shown as it is; selecting works without its text.
      () => {},
    );
    return () => cancel.abort();
  }, [asked]);

  return (value) => givenTexts.get(value) ?? known.get(value) ?? value;
}
