import { openPage } from '../test-support/open-page.ts';
import { sampleUser } from '../test-support/sample-user.ts';

const other = { ...sampleUser, id: `${sampleUser.id}0` };

function open() {
  const platform = openPage('/samples/7?tab=a');
  const signIn = (user = sampleUser) => platform.session.signIn({ token: 'abc', user }, '/samples/7?tab=a');
  signIn();
  platform.markLoaded();
  return { ...platform, signIn };
}

describe('kept forms', () => {
  it('SHARED-38: the same customer finds what was typed at the same address, once, and is told', () => {
    const { keptForms, session, signIn, notifications, navigation } = open();
    keptForms.watch('bank', () => ({ bank: 'Bibb' }));
    keptForms.watch('untouched', () => null);
    session.end('expired');
    expect(keptForms.take('bank')).toBeNull();
    signIn();
    expect([keptForms.take('other form'), keptForms.take('untouched')]).toEqual([null, null]);
    navigation.go('/samples/7?tab=b');
    expect(keptForms.take('bank')).toBeNull();
    navigation.go('/samples/7?tab=a');
    expect(notifications.state.shown).toEqual([]);
    expect(keptForms.take('bank')).toEqual({ bank: 'Bibb' });
    expect(notifications.state.shown).toHaveLength(1);
    expect(keptForms.take('bank')).toBeNull();
    expect({ ...sessionStorage }).toEqual({ 'portal.token': 'abc' });
    expect(localStorage).toHaveLength(0);
  });

  it('SHARED-38: nobody else finds it, and it is gone for its customer when somebody else signed in between', () => {
    const { keptForms, session, signIn } = open();
    keptForms.watch('bank', () => ({ bank: 'Bibb' }));
    session.end('expired');
    signIn(other);
    expect(keptForms.take('bank')).toBeNull();
    session.end('logout');
    signIn();
    expect(keptForms.take('bank')).toBeNull();
  });

  it('SHARED-37: a logout forgets what was typed, also what an expired session had left', () => {
    const { keptForms, session, signIn } = open();
    const stop = keptForms.watch('bank', () => ({ bank: 'Bibb' }));
    session.end('expired');
    signIn();
    stop();
    session.end('logout');
    signIn();
    expect(keptForms.take('bank')).toBeNull();
  });

  it('asks no form that has left the screen', () => {
    const { keptForms, session, signIn } = open();
    const read = jest.fn(() => ({ bank: 'Bibb' }));
    keptForms.watch('bank', read)();
    session.end('expired');
    signIn();
    expect(read).not.toHaveBeenCalled();
    expect(keptForms.take('bank')).toBeNull();
  });

  it('SHARED-38: keeps it at its address although the guard leaves the screen at once', () => {
    const { keptForms, session, signIn, navigation } = open();
    keptForms.watch('bank', () => ({ bank: 'Bibb' }));
    const stop = session.subscribe(() => navigation.force('/sign-in/check'));
    session.end('expired');
    stop();
    signIn();
    expect(keptForms.take('bank')).toEqual({ bank: 'Bibb' });
  });
});
