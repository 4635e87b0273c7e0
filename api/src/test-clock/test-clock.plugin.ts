import type { FastifyInstance } from 'fastify';
import { is, string, type } from 'superstruct';
import { succeeded } from '../server/envelope.ts';
import { invalid } from '../server/failure.ts';
import { parseInstant, type SettableClock } from '../clock/clock.ts';

const wrongInstant = 'This must be an instant of the years 2000 to 2099, such as 2026-11-20T12:00:00Z.';

const wanted = type({ now: string() });

interface TestClockServices {
  readonly clock: SettableClock;
  /** Does what is due at the new time; the answer waits for it. */
  readonly catchUp: () => Promise<unknown>;
}

/**
 * Serves `GET` and `PUT /api/test/clock` with `{now: '2026-11-20T12:00:00Z'}`, by which the test of another process
 * sets the clock. It is registered only when NODE_ENV is test.
 */
export async function testClockPlugin(
  server: FastifyInstance,
  { clock, catchUp }: TestClockServices,
): Promise<void> {
  const shown = () => succeeded({ now: clock.now().toISOString() });
  server.get('/api/test/clock', async () => shown());
  server.put('/api/test/clock', async ({ body }) => {
    const now = is(body, wanted) ? parseInstant(body.now) : null;
    if (now === null) throw invalid({ now: wrongInstant });
    clock.set(now);
    await catchUp();
    return shown();
  });
}
