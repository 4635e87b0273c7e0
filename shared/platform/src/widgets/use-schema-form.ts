import { reloadForm, submitForm, viewForm } from '@portal/api-contract';
import { usePlatform } from '@portal/platform';
import { useMemo } from 'react';
import { endpointAt } from './endpoint-at.ts';

type Model = Readonly<Record<string, unknown>>;

/** Fits the `SchemaSource` of `@portal/ui/schema-form`. Each function rejects with an `ApiError`. */
export interface SchemaFormCalls {
  readonly view: (signal: AbortSignal) => Promise<unknown>;
  readonly reload: (inputs: readonly string[], model: Model, signal: AbortSignal) => Promise<unknown>;
  readonly submit: (model: Model) => Promise<void>;
}

/**
 * Returns the requests of a schema form (UI-50..52).
 *
 * @param form name of the form, or its path, which begins with `/`
 */
export function useSchemaForm(form: string): SchemaFormCalls {
  const { api } = usePlatform();
  return useMemo(
    () => ({
      view: (signal) => api.call(endpointAt(form, viewForm), { form }, { signal }),
      reload: (inputs, model, signal) =>
        api.call(endpointAt(form, reloadForm), { form, inputs, model }, { signal }),
      submit: async (model) => void (await api.call(endpointAt(form, submitForm), { form, model })),
    }),
    [api, form],
  );
}
