/** A setting that stops the start; the message names the variable and what is allowed. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
