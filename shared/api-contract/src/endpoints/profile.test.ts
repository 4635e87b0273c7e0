import { maria } from '../fixtures/user.ts';
import { userOnWire } from '../fixtures/wire.ts';
import { changeEmail, changePassword, saveSettings } from './profile.ts';

describe('profile', () => {
  it.each([
    { row: 'PROF-87', endpoint: saveSettings, address: 'POST /api/v1/mobile/settings' },
    { row: 'PROF-88', endpoint: changeEmail, address: 'PUT /api/v1/mobile/users' },
    { row: 'PROF-89', endpoint: changePassword, address: 'POST /api/v1/mobile/password' },
  ])('$row: $endpoint.id is at $address', ({ endpoint: { method, path }, address }) => {
    expect(`${method} ${path}`).toBe(address);
  });

  it('PROF-87, PROF-104: both notification switches are sent and read', () => {
    expect(saveSettings.toWire({ notifications: true, solicitations: false }).body).toEqual({
      notifications: true,
      solicitations: false,
    });
    expect(saveSettings.read({ settings: { notifications: true, solicitations: false } })).toEqual({
      notifications: true,
      solicitations: false,
    });
    expect(() => saveSettings.read({ settings: { notifications: 1, solicitations: 0 } })).toThrow(
      'notifications',
    );
  });

  it('PROF-105: the user is read after a change of the email address', () => {
    expect(changeEmail.read({ user: userOnWire })).toEqual(maria);
  });

  it('SHARED-27, PROF-54, PROF-55: a new email address and a new password are sent by their wire names', () => {
    const email = { email: 'ana@portal.test', password: 'Portal!demo1' };
    expect(changeEmail.toWire(email).body).toEqual(email);
    const change = { currentPassword: 'old', password: 'Portal!1', passwordConfirmation: 'Portal!1' };
    expect(changePassword.toWire(change).body).toEqual({
      current_password: 'old',
      password: 'Portal!1',
      password_confirmation: 'Portal!1',
    });
  });
});
