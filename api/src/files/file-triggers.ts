import { Failure } from '../server/failure.ts';

/**
 * Rejects the demo's uploads that trigger a failure: a name with 422 in it fails validation, one with 504 times out.
 *
 * @throws Failure 422 or 504
 */
export function failOnTrigger(name: string): void {
  if (name.includes('422')) {
    throw new Failure(422, { file: ['This file was rejected.', 'Choose a file without 422 in its name.'] });
  }
  if (name.includes('504')) throw new Failure(504, 'The server took too long.');
}
