import { sampleUser } from '../test-support/sample-user.ts';
import { sessionText } from './session-text.ts';

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
