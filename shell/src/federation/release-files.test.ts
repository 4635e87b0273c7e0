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

describe('looking at the files of a remote', () => {
  it('finds nothing wrong with the released ones, and asks past the cache', async () => {
    const { files, asked } = filesOf(() => script(code));
    expect(await files.refresh(remote)).toBeNull();
    expect(asked).toEqual([`reload ${remote.entry}`, `reload ${remote.preload[0]}`]);
  });

  it.each([
    ['gone', () => new Response('', { status: 404 }), { type: 'missing-file', status: 404 }],
    ['unreachable', () => Promise.reject(new TypeError('reset')), { type: 'unreachable' }],
    ['cut short', () => script('star'), { type: 'wrong-file' }],
    [
      'HTML with status 200',
      () => new Response('<p>', { headers: { 'content-type': 'text/html' } }),
      { type: 'wrong-file' },
    ],
  ])('tells a file that is %s', async (_, answer, fault) => {
    expect(await filesOf(answer).files.refresh(remote)).toMatchObject({ ...fault, address: remote.entry });
  });

  it('answers no newer release when it is malformed or not there', async () => {
    expect(await filesOf(() => script('{}')).files.newestRelease()).toBeNull();
    expect(await filesOf(() => Promise.reject(new TypeError('reset'))).files.newestRelease()).toBeNull();
  });
});
