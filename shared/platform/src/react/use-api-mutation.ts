import type { AnyEndpoint, Endpoint } from '@portal/api-contract';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { UnauthorizedError, ValidationError, type ApiError } from '../api/api-error.ts';
import { usePlatform } from './platform-context.ts';
import { queryKeyOf } from './query-key.ts';

export interface ApiMutationOptions<Input, Answer> {
  readonly onSuccess?: (answer: Answer, input: Input) => void | Promise<void>;
  /** The screen shows the failure itself: nothing is notified. */
  readonly onError?: (error: ApiError, input: Input) => void;
  /** Endpoints whose answers are stale afterwards. */
  readonly refreshes?: readonly Pick<AnyEndpoint, 'id'>[];
  /** Same key for the same try, so that a repeated call can't act twice. */
  readonly idempotencyKey?: (input: Input) => string;
}

/**
 * A call that changes something. It is never repeated by itself.
 *
 * A failure is shown as an error notification with the api's message (SHARED-58), except
 * when the screen gives `onError`, when it carries errors for the fields of a form (`ValidationError`, SHARED-63),
 * and when it has ended the session (`UnauthorizedError`). Without a form, give `onError`.
 */
export function useApiMutation<Input, Answer>(
  endpoint: Endpoint<Input, Answer>,
  options: ApiMutationOptions<Input, Answer> = {},
): UseMutationResult<Answer, ApiError, Input> {
  const { api, notify } = usePlatform();
  const queryClient = useQueryClient();
  return useMutation<Answer, ApiError, Input>({
    mutationFn: (input) =>
      api.call(
        endpoint,
        input,
        options.idempotencyKey ? { idempotencyKey: options.idempotencyKey(input) } : {},
      ),
    onSuccess: async (answer, input) => {
      for (const stale of options.refreshes ?? [])
        void queryClient.invalidateQueries({ queryKey: queryKeyOf(stale) });
      await options.onSuccess?.(answer, input);
    },
    onError: (error, input) => {
      if (options.onError) options.onError(error, input);
      else if (notifiesByItself(error, endpoint)) notify.error(error.message);
    },
  });
}

function notifiesByItself(error: ApiError, endpoint: Pick<AnyEndpoint, 'keepsSessionOn401'>): boolean {
  if (error instanceof UnauthorizedError && !endpoint.keepsSessionOn401) return false;
  return !(error instanceof ValidationError && Object.keys(error.fields).length > 0);
}
