/** Something that must never be. */
export class Violation extends Error {
  override readonly name = 'Violation';
}

/**
 * Expects something of the portal.
 *
 * @param wrong says what is the case instead
 * @throws Violation
 */
export function ensure(isRight: boolean, wrong: string): asserts isRight {
  if (!isRight) throw new Violation(wrong);
}
