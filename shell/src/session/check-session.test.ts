import { checkToken } from '@portal/api-contract';
import { answers, callsOf, fails, malformed, mock, unreachable } from '@portal/testing';
import { brandForHost, createPlatform, type HostPlatform } from '@portal/platform/host';
import { sampleRelease } from '../fixtures/release.fixture.ts';
import { wireSession } from '../fixtures/wire-session.fixture.ts';
import { checkSession } from './check-session.ts';

let platform: HostPlatform;

function open(token: string | null): HostPlatform {
  if (token === null) sessionStorage.clear();
  else sessionStorage.setItem('portal.token', token);
  const { config } = sampleRelease();
  platform = createPlatform({ config, brand: brandForHost(config, 'localhost'), renderFailure: () => null });
  return platform;
}

afterEach(() => platform.dispose());

describe('the session check at start', () => {
  it('asks nothing when nobody has signed in', async () => {
    expect(await checkSession(open(null))).toBe('done');
    expect(platform.session.state).toEqual({ status: 'signed-out' });
  });

  it('AUTH-59: sends the stored token as a bearer, and signs in the user that it belongs to', async () => {
    mock(answers(checkToken, wireSession()));
    expect(await checkSession(open('kept'))).toBe('done');
    expect(platform.session.state).toMatchObject({ status: 'signed-in', user: { firstName: 'Dana' } });
    expect(platform.session.token).toBe('kept');
    expect(checkToken).toMatchObject({ method: 'POST', path: '/api/v1/mobile/token/login' });
    expect(callsOf(checkToken).map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer kept']);
  });

  it.each([401, 403, 404])('ends the session when the api rejects the token with %i', async (status) => {
    mock(fails(checkToken, { status, code: status, error: 'No' }));
    expect(await checkSession(open('stale'))).toBe('done');
    expect(platform.session.state).toEqual({ status: 'signed-out' });
    expect(platform.session.token).toBeNull();
  });

  it.each([
    ['no answer', unreachable(checkToken)],
    ['a failing api', fails(checkToken, { status: 503, code: 503, error: 'Down' })],
    ['a malformed answer', malformed(checkToken)],
  ])('keeps the session when there is %s', async (_, answer) => {
    mock(answer);
    expect(await checkSession(open('kept'))).toBe('failed');
    expect(platform.session.state).toEqual({ status: 'unknown' });
    expect(platform.session.token).toBe('kept');
  });
});
