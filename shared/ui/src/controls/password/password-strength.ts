export type StrengthTone = 'success' | 'info' | 'warning' | 'danger';

const marks: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 1],
  [/[A-Z]/, 2],
  [/\d/, 2],
  [/[!@#$%^&*]/, 2],
  [/^.{8,}$/s, 3],
];

/** Returns a score out of 10: lowercase 1, uppercase 2, digit 2, one of `!@#$%^&*` 2, eight or more 3 (UI-28). */
export function passwordScore(password: string): number {
  return marks.reduce((sum, [pattern, points]) => sum + (pattern.test(password) ? points : 0), 0);
}

/** Returns the tone by percent of the score: above 75, above 50, above 25, else (UI-29 to 32). */
export function strengthTone(score: number): StrengthTone {
  const percent = score * 10;
  if (percent > 75) return 'success';
  if (percent > 50) return 'info';
  if (percent > 25) return 'warning';
  return 'danger';
}
