import { sampleUser } from '../test-support/sample-user.ts';
import { forgetSessionTexts, sessionText } from './session-text.ts';

const signedIn = (id: string) => ({ state: { status: 'signed-in', user: { ...sampleUser, id } } }) as const;

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('a text of the session', () => {
  it('is kept for its customer alone, until it is removed', () => {
    sessionText(signedIn('7'), 'place').write('Macon');
    expect(sessionText(signedIn('7'), 'place').read()).toBe('Macon');
    expect(sessionText(signedIn('8'), 'place').read()).toBeNull();
    expect(sessionText(signedIn('7'), 'other').read()).toBeNull();
    sessionText(signedIn('7'), 'place').write(null);
    expect(sessionStorage).toHaveLength(0);
  });

  it('goes when its customer leaves, and what others store for the tab stays', () => {
    for (const [id, name] of [
      ['7', 'place'],
      ['7', 'retailers.radius'],
      ['17', 'place'],
    ] as const)
      sessionText(signedIn(id), name).write('Macon');
    sessionStorage.setItem('cart.7', 'of the page');
    forgetSessionTexts(signedIn('7'));
    expect(Object.keys(sessionStorage).sort()).toEqual(['cart.7', 'portal.place.17']);
  });

  it('is not kept for somebody who is not signed in', () => {
    const text = sessionText({ state: { status: 'signed-out' } }, 'place');
    text.write('Macon');
    expect(text.read()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is not kept where storage is forbidden, and throws nothing', () => {
    jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const text = sessionText(signedIn('7'), 'place');
    text.write('Macon');
    expect(text.read()).toBeNull();
  });
});
