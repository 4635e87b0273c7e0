/** An error that whoever starts a program can mend: its message says what is wrong, what is allowed and what to do. */
export class UserError extends Error {
  override readonly name: string = 'UserError';
}
