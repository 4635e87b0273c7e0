/** An error that the operator can fix: its message says what is wrong, what is allowed and what to do. */
export class UserError extends Error {
  override readonly name: string = 'UserError';
}
