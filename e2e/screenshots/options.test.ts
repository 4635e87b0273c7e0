import { parseOptions } from './options.ts';

describe('the options of the catalogue of screenshots', () => {
  it('are every screen in every state and look by default', () => {
    expect(parseOptions([])).toEqual({
      routes: [],
      states: ['ready', 'loading', 'empty', 'failed', 'steps'],
      looks: {
        brand: ['main', 'second'],
        language: ['en', 'es'],
        width: ['390', '1280'],
        scheme: ['light', 'dark'],
      },
      axe: false,
      readme: false,
    });
  });

  it('choose a part', () => {
    const { routes, states, looks, axe } = parseOptions(
      '--route pay --route history --state failed --brand second --width 390 --axe'.split(' '),
    );
    expect(routes).toEqual(['pay', 'history']);
    expect(states).toEqual(['failed']);
    expect(axe).toBe(true);
    expect(looks).toMatchObject({ brand: ['second'], width: ['390'], scheme: ['light', 'dark'] });
  });

  it.each([
    [['--width', '400'], '--width must be one of 390, 1280, not "400".'],
    [['--state', 'broken'], '--state must be one of ready, loading, empty, failed, steps, not "broken".'],
    [['--language', 'de'], '--language must be one of en, es, not "de".'],
  ])('reject %j', (args, message) => {
    expect(() => parseOptions(args)).toThrow(message);
  });
});
