import { endSession, listSessions } from './open-sessions.ts';

const wire = {
  id: 7,
  browser: 'Chrome',
  system: 'Windows',
  address: '192.0.2.1',
  last_used_at: '2026-11-20T14:05:00.000Z',
  is_current: true,
};

describe('the sessions of a customer', () => {
  it('are read with their device, address and last use', () => {
    expect(listSessions.read({ sessions: [wire] })).toEqual([
      {
        id: '7',
        browser: 'Chrome',
        system: 'Windows',
        address: '192.0.2.1',
        lastUsedAt: new Date('2026-11-20T14:05:00Z'),
        isCurrent: true,
      },
    ]);
  });

  it('may be of an unknown device, but have a last use', () => {
    const unknown = { ...wire, browser: null, system: null, address: null };
    expect(listSessions.read({ sessions: [unknown] })).toMatchObject([
      { browser: null, system: null, address: null },
    ]);
    expect(() => listSessions.read({ sessions: [{ ...wire, last_used_at: 'yesterday' }] })).toThrow(
      'last_used_at',
    );
  });

  it('are ended by their id', () => {
    expect(endSession.toWire({ id: '7' })).toEqual({ path: { id: '7' } });
  });
});
