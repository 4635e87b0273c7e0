import { createContext, useCallback, useState } from 'react';
import type { SchemaInput } from '../schema/schema-input.ts';

/** Reports an input that is not drawn; returns a function that takes it back. */
type ReportUnusable = (input: SchemaInput) => () => void;

export const UnusableReport = createContext<ReportUnusable>(() => () => {});
UnusableReport.displayName = 'UnusableReport';

/** Returns the inputs that are not drawn, once for each place where they would be, and the function that reports one. */
export function useUnusableInputs() {
  const [unusable, setUnusable] = useState<readonly SchemaInput[]>([]);
  const report: ReportUnusable = useCallback((input) => {
    setUnusable((before) => [...before, input]);
    return () => setUnusable((before) => before.toSpliced(before.indexOf(input), 1));
  }, []);
  return { unusable, report };
}
