import { DrizzleQueryError } from 'drizzle-orm';
import { createServer } from './server.ts';

const withCode = (code: string) => Object.assign(new Error('boom'), { code });

/** Returns the answer to a request whose handler throws this. */
async function answerTo(error: unknown) {
  const server = createServer(() => Promise.resolve(null), { logLevel: 'silent' });
  server.get('/throws', () => Promise.reject(error));
  const answer = await server.inject('/throws');
  await server.close();
  return { status: answer.statusCode, envelope: answer.json<unknown>() };
}

describe('an error that no handler decides on', () => {
  it.each([
    ['a server that gives no answer', new Error('Query read timeout')],
    ['no connection in time', new Error('timeout exceeded when trying to connect')],
    ['a connection that broke', new Error('Connection terminated unexpectedly')],
    ['a server that nothing reaches', withCode('ECONNREFUSED')],
    ['a server that stops', withCode('57P01')],
    ['a server that starts', withCode('57P03')],
    ['a server without a free connection', withCode('53300')],
    ['a row that was locked for too long', withCode('55P03')],
    ['a statement that took too long', withCode('57014')],
    ['transactions that waited for each other', withCode('40P01')],
    ['transactions that read what the other wrote', withCode('40001')],
  ])('API-98: of %s is a 503 that says to try again, wherever in its causes it is', async (_what, error) => {
    const expected = {
      status: 503,
      envelope: {
        status: false,
        code: 503,
        error: 'We can’t reach your data right now. Please try again in a few minutes.',
        data: null,
        meta: {},
      },
    };
    expect(await answerTo(error)).toEqual(expected);
    const ofTransaction = new Error('rollback', { cause: new DrizzleQueryError('select 1', [], error) });
    expect(await answerTo(ofTransaction)).toEqual(expected);
  });

  it.each([
    ['a mistake of the code', new TypeError('x is not a function')],
    ['a constraint of the store', withCode('23505')],
    ['a file that is missing', withCode('ENOENT')],
  ])('API-98: of %s is a 500 without its words', async (_what, error) => {
    expect(await answerTo(error)).toEqual({
      status: 500,
      envelope: { status: false, code: 500, error: 'An unknown error occurred', data: null, meta: {} },
    });
  });
});
