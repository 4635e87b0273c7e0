import { Failure } from '../server/failure.ts';

/**
 * The demo's uploads that fail: by a name with 422 in it with messages of the validation, by one with 504 as a server
 * does that took too long.
 */
export function failByName(name: string): void {
  if (name.includes('422')) {
    throw new Failure(422, { file: ['This file was refused.', 'Choose a file without 422 in its name.'] });
  }
  if (name.includes('504')) throw new Failure(504, 'The server took too long.');
}
