import { seededAt } from '../../test/support/store-template.ts';
import { openTestApi } from '../../test/support/test-api.ts';
import { signInFailures } from '../store/schema.ts';
import { clientOf } from './client-address.ts';
import { passwordsBeforeWaiting } from './sign-in-limits.ts';

describe('the client that limits count', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
    ['2001:0DB8:0000:0007:ffff:ffff:ffff:ffff', '2001:db8:0:7::/64'],
    ['2001:db8:0:8::1', '2001:db8:0:8::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('API-34: %s counts as the client %s', (address, client) => {
    expect(clientOf(address)).toBe(client);
  });

  it('API-34: a /64 counts as one client, and so do both spellings of an IPv4 address', async () => {
    const api = await openTestApi();
    api.setTime(seededAt);
    const guess = async (name: string, address: string) => {
      const body = { email: `${name}@portal.test`, password: 'guess' };
      const headers = { 'x-forwarded-for': address };
      return (await api.post('/api/v1/mobile/login', body, { headers })).status;
    };
    try {
      for (let tries = 0; tries < passwordsBeforeWaiting; tries += 1) {
        expect(await guess('otis', `2001:db8:0:7::${tries}`)).toBe(401);
        expect(await guess('dana', tries % 2 === 0 ? '192.0.2.9' : '::ffff:192.0.2.9')).toBe(401);
      }
      expect(await guess('otis', '2001:db8:0:7:ffff::1')).toBe(429);
      expect(await guess('otis', '2001:db8:0:8::1')).toBe(401);
      expect(await guess('dana', '192.0.2.9')).toBe(429);
    } finally {
      await api.close();
    }
  });

  it('API-34: the address that a trusted proxy sends counts, and otherwise the sender’s own', async () => {
    const api = await openTestApi({ trustedProxies: ['10.0.0.0/8'] });
    const countedFor = async (remoteAddress: string) => {
      await api.db.delete(signInFailures);
      const { statusCode } = await api.server.inject({
        method: 'POST',
        url: '/api/v1/mobile/login',
        payload: { email: 'otis@portal.test', password: 'guess' },
        headers: { 'x-forwarded-for': '198.51.100.1, 192.0.2.7' },
        remoteAddress,
      });
      expect(statusCode).toBe(401);
      return (await api.db.select({ address: signInFailures.address }).from(signInFailures))[0]?.address;
    };
    try {
      expect(await countedFor('10.0.0.5')).toBe('192.0.2.7');
      expect(await countedFor('127.0.0.1')).toBe('192.0.2.7');
      expect(await countedFor('192.0.2.99')).toBe('192.0.2.99');
    } finally {
      await api.close();
    }
  });
});
