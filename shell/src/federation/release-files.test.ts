import { sampleRelease } from '../fixtures/release.fixture.ts';
import { createReleaseFiles } from './release-files.ts';

const [remote] = sampleRelease().remotes;
if (!remote) throw new Error('the sample release has remotes');
const code = 'start()';
/** SHA-384 of that code. */
const hash = 'sha384-YO9eH3sX36qyw+UuhVDLik67J+J6POpRYTtOKqiZdbEbjICi3NUmlZIasD9C8qpz';
const script = (text: string) => new Response(text, { headers: { 'content-type': 'text/javascript' } });

function filesOf(answer: (address: string) => Response | Promise<Response>) {
  const asked: string[] = [];
  const files = createReleaseFiles({
    fetchFile: async (address, { cache }) => {
      asked.push(`${cache} ${address}`);
      return answer(address);
    },
    integrityOf: () => hash,
    timeLimitMs: 1000,
  });
  return { files, asked };
}

describe('the released files of a remote', () => {
  it('are fetched past the cache, and have no fault when they are the released ones', async () => {
    const { files, asked } = filesOf(() => script(code));
    expect(await files.refresh(remote)).toBeNull();
    expect(asked).toEqual([`reload ${remote.entry}`, `reload ${remote.preload[0]}`]);
  });

  it.each([
    ['missing', () => new Response('', { status: 404 }), { type: 'missing-file', status: 404 }],
    ['unreachable', () => Promise.reject(new TypeError('reset')), { type: 'unreachable' }],
    ['cut short', () => script('star'), { type: 'wrong-file' }],
    [
      'HTML with status 200',
      () => new Response('<p>', { headers: { 'content-type': 'text/html' } }),
      { type: 'wrong-file' },
    ],
  ])('have a fault when one is %s', async (_, answer, fault) => {
    expect(await filesOf(answer).files.refresh(remote)).toMatchObject({ ...fault, address: remote.entry });
  });

  it('include no newer release when it is malformed or missing', async () => {
    expect(await filesOf(() => script('{}')).files.newestRelease()).toBeNull();
    expect(await filesOf(() => Promise.reject(new TypeError('reset'))).files.newestRelease()).toBeNull();
  });
});
