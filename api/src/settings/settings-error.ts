import { UserError } from '../errors/user-error.ts';

/** A setting that stops the start; the message names the variable and what is allowed. */
export class SettingsError extends UserError {
  override readonly name = 'SettingsError';
}
