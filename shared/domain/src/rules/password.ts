const minimumPasswordLength = 8;

export type PasswordProblem = 'too-short' | 'no-letter' | 'no-special';

/**
 * Returns what a new password still lacks, in the order of the rule; empty when it is valid. The same rule applies
 * wherever a password is chosen (AUTH-50, 51, OP-41). A character that is neither a letter nor a digit is special.
 */
export function passwordProblems(password: string): readonly PasswordProblem[] {
  const problems: PasswordProblem[] = [];
  if ([...password].length < minimumPasswordLength) problems.push('too-short');
  if (!/\p{L}/u.test(password)) problems.push('no-letter');
  if (!/[^\p{L}\p{N}]/u.test(password)) problems.push('no-special');
  return problems;
}
