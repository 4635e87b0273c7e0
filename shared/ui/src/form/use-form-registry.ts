import { useCallback, useRef, useState } from 'react';
import type { FieldEntry, FormContextValue } from './form-context.ts';

interface FormRegistry {
  /** For the context, through which the parts of the form register. */
  readonly registry: Omit<FormContextValue, 'submitState' | 'failures'>;
  /** Returns whether a field holds a list whose items have fields of their own. */
  readonly isList: (name: string) => boolean;
  /** Names of the secret fields, also of those that have left the screen: their values may still be there. */
  readonly secretNames: () => Iterable<string>;
  readonly hasSubmit: boolean;
}

/**
 * Registers the parts of a form: its fields, which of them are lists, its submit buttons, and what blocks the submit.
 */
export function useFormRegistry(): FormRegistry {
  const [fields, setFields] = useState<ReadonlyMap<string, FieldEntry>>(new Map());
  const secrets = useRef(new Set<string>());
  const secretNames = useCallback(() => secrets.current, []);
  const register = useCallback((name: string, entry: FieldEntry) => {
    if (entry.secret) secrets.current.add(name);
    setFields((before) => new Map(before).set(name, entry));
    return () =>
      setFields((before) => {
        const after = new Map(before);
        after.delete(name);
        return after;
      });
  }, []);

  // A ref, not a state, because the fields of the items and their errors exist before the next render.
  const lists = useRef(new Set<string>());
  const isList = (name: string) => lists.current.has(name);
  const registerList = useCallback((name: string) => {
    const known = lists.current;
    known.add(name);
    return () => known.delete(name);
  }, []);

  const [blockers, setBlockers] = useState<readonly string[]>([]);
  const addBlocker = useCallback((reason: string) => {
    setBlockers((before) => [...before, reason]);
    return () => setBlockers((before) => before.toSpliced(before.indexOf(reason), 1));
  }, []);

  const [submits, setSubmits] = useState(0);
  const registerSubmit = useCallback(() => {
    setSubmits((before) => before + 1);
    return () => setSubmits((before) => before - 1);
  }, []);

  return {
    registry: { fields, register, registerList, blockers, addBlocker, registerSubmit },
    isList,
    secretNames,
    hasSubmit: submits > 0,
  };
}
