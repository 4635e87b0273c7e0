import { ApiError } from '../api/api-error.ts';
import { createQueryClient } from './create-query-client.ts';
import { notifyOfLimits } from './notify-of-limits.ts';

const failing = (details: { readonly status: number; readonly retryAfterSeconds?: number }) => () =>
  Promise.reject(new ApiError('Wait 2 minutes.', { code: details.status, ...details }));

it('OP-101: every query that was limited says how long to wait, and no other failure is said twice', async () => {
  const client = createQueryClient();
  const said: string[] = [];
  const end = notifyOfLimits(client, { error: (text) => void said.push(text) });
  const ask = async (key: string, queryFn: () => Promise<never>) =>
    expect(client.fetchQuery({ queryKey: [key], queryFn })).rejects.toThrow('Wait');
  await ask('limited', failing({ status: 429, retryAfterSeconds: 90 }));
  await ask('without a time', failing({ status: 429 }));
  await ask('broken', failing({ status: 500, retryAfterSeconds: 90 }));
  expect(said).toEqual(['Wait 2 minutes.']);
  end();
  await ask('limited again', failing({ status: 429, retryAfterSeconds: 90 }));
  expect(said).toHaveLength(1);
  client.clear();
});
