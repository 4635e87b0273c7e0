import { type, type Infer } from 'superstruct';
import type { PhoneSettings } from '@portal/domain';
import { flagField } from '../fields/choice-fields.ts';
import { withConfirmation } from '../fields/password-confirmation.ts';
import { newPasswordField } from '../fields/new-password-field.ts';
import { emailField, requiredText, requiredToken } from '../fields/text-fields.ts';
import { readPhoneSettings, readUser, wirePhoneSettings, wireUser } from '../wire/user.ts';
import { ignoredAnswer, readNothing } from './no-data.ts';
import { tooManyAttempts, tooManyEmailChanges } from './rate-limit-failures.ts';
import { defineEndpoint } from './endpoint.ts';

const saveSettingsBody = type({ notifications: flagField, solicitations: flagField });

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
const changeEmailBody = type({ email: emailField, password: requiredText });
type WireEmailChange = Infer<typeof changeEmailBody>;

export const changeEmail = defineEndpoint({
  id: 'profile.change-email',
  method: 'PUT',
  path: '/api/v1/mobile/users',
  summary: 'Changes the email address, confirmed by the current password.',
  guard: 'client',
  request: { body: changeEmailBody },
  answer: type({ user: wireUser }),
  failures: [{ status: 403, when: 'The current password is wrong.' }, tooManyEmailChanges],
  toWire: (input: { readonly email: string; readonly password: string }) => ({
    body: { email: input.email, password: input.password } satisfies WireEmailChange,
  }),
  fromWire: ({ user }) => readUser(user),
});

const undoEmailChangeBody = type({ token: requiredToken });

export const undoEmailChange = defineEndpoint({
  id: 'profile.undo-email-change',
  method: 'POST',
  path: '/api/v1/mobile/users/email/undo',
  summary:
    'Puts the email address back that the account had, by the token of the email to it; ends every session and the password.',
  auth: 'none',
  request: { body: undoEmailChangeBody },
  failures: [{ status: 400, when: 'The token is unknown, used or older than a day.' }, tooManyAttempts],
  toWire: (input: { readonly token: string }) => ({
    body: { token: input.token } satisfies Infer<typeof undoEmailChangeBody>,
  }),
  answer: ignoredAnswer,
  fromWire: readNothing,
});

/** SHARED-27. */
export const changePasswordBody = withConfirmation(
  type({
    current_password: requiredText,
    password: newPasswordField,
    password_confirmation: requiredText,
  }),
);
type WirePasswordChange = Infer<typeof changePasswordBody>;

export const changePassword = defineEndpoint({
  id: 'profile.change-password',
  method: 'POST',
  path: '/api/v1/mobile/password',
  summary: 'Changes the password, confirmed by the current one.',
  guard: 'client',
  request: { body: changePasswordBody },
  failures: [tooManyAttempts],
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
  answer: ignoredAnswer,
  fromWire: readNothing,
});
