import { main } from './main.ts';

describe('the command line', () => {
  const printed = (stream: 'log' | 'error') =>
    jest.spyOn(console, stream).mockImplementation(() => undefined);
  afterEach(() => jest.restoreAllMocks());

  it('says what a command does when it is asked for help, and runs nothing', async () => {
    const output = printed('log');
    expect(await main(['release', '--help'])).toBeUndefined();
    expect(output.mock.calls).toEqual([
      ['portal release [workspace …]   activate the latest builds (all, or those named)'],
    ]);
  });

  it.each([
    ['nginx', ['--name', '--certificate', '--key', '--api-certificates', 'print the nginx']],
    ['configure', ['--reset']],
  ])('says every option of %s', async (name, texts) => {
    const output = printed('log');
    await main([name, '--help']);
    for (const text of texts) expect(output.mock.calls).toEqual([[expect.stringContaining(text)]]);
  });

  it('lists the commands when it is asked for help', async () => {
    const output = printed('log');
    expect(await main(['--help'])).toBeUndefined();
    expect(output.mock.calls).toEqual([[expect.stringContaining('portal rollback <workspace>')]]);
  });

  it('names a command that does not exist, and lists those that do', async () => {
    const errors = printed('error');
    expect(await main(['publish'])).toBe(1);
    expect(errors.mock.calls).toEqual([
      [expect.stringMatching(/^There is no command publish\.\nportal build /)],
    ]);
  });

  it('rejects arguments of a command that takes none', async () => {
    const errors = printed('error');
    expect(await main(['releases', 'mfe-support'])).toBe(1);
    expect(errors.mock.calls).toEqual([['portal releases takes no arguments, not mfe-support.']]);
  });
});
