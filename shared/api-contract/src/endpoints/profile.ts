import { type, type Infer } from 'superstruct';
import type { PhoneSettings } from '@portal/domain';
import {
  emailField,
  flagField,
  newPasswordField,
  requiredText,
  withConfirmation,
} from '../wire/request-fields.ts';
import { readPhoneSettings, readUser, wirePhoneSettings, wireUser } from '../wire/user.ts';
import { noAnswerData } from './no-data.ts';
import { guessedTooOften } from './limits.ts';
import { defineEndpoint } from './endpoint.ts';

export const saveSettingsBody = type({ notifications: flagField, solicitations: flagField });

export const saveSettings = defineEndpoint({
  id: 'profile.save-settings',
  method: 'POST',
  path: '/api/v1/mobile/settings',
  summary: 'Saves the two notification switches.',
  guard: 'client',
  request: { body: saveSettingsBody },
  answer: type({ settings: wirePhoneSettings }),
  toWire: (input: PhoneSettings) => ({
    body: { notifications: input.notifications, solicitations: input.solicitations },
  }),
  fromWire: ({ settings }) => readPhoneSettings(settings),
});

/** SHARED-27. */
export const changeEmailBody = type({ email: emailField, password: requiredText });
export type WireEmailChange = Infer<typeof changeEmailBody>;

export const changeEmail = defineEndpoint({
  id: 'profile.change-email',
  method: 'PUT',
  path: '/api/v1/mobile/users',
  summary: 'Changes the e-mail address, confirmed by the current password.',
  guard: 'client',
  request: { body: changeEmailBody },
  answer: type({ user: wireUser }),
  failures: [{ status: 403, when: 'The current password is wrong.' }, guessedTooOften],
  toWire: (input: { readonly email: string; readonly password: string }) => ({
    body: { email: input.email, password: input.password } satisfies WireEmailChange,
  }),
  fromWire: ({ user }) => readUser(user),
});

/** SHARED-27. */
export const changePasswordBody = withConfirmation(
  type({
    current_password: requiredText,
    password: newPasswordField,
    password_confirmation: requiredText,
  }),
);
export type WirePasswordChange = Infer<typeof changePasswordBody>;

export const changePassword = defineEndpoint({
  id: 'profile.change-password',
  method: 'POST',
  path: '/api/v1/mobile/password',
  summary: 'Changes the password, confirmed by the current one.',
  guard: 'client',
  request: { body: changePasswordBody },
  failures: [guessedTooOften],
  toWire: (input: {
    readonly currentPassword: string;
    readonly password: string;
    readonly passwordConfirmation: string;
  }) => ({
    body: {
      current_password: input.currentPassword,
      password: input.password,
      password_confirmation: input.passwordConfirmation,
    } satisfies WirePasswordChange,
  }),
  ...noAnswerData,
});
