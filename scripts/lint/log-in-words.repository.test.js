import { join } from 'node:path';
import { wrongLogInWords } from './log-in-words.js';
import { sourceFiles } from './source-files.js';

const inMessages = (text) => wrongLogInWords([{ path: 'mfe-auth/src/messages/en.json', text }]);

describe('log in and log out', () => {
  it.each([
    'Please sign in.',
    'This link signs you in once',
    'You were signed out',
    'Log-in failed',
    'You must login first',
    'Login again',
    'Log into your account',
    'Logged off',
    'A log in from a new device',
  ])('are spelled another way in %j', (text) => {
    expect(inMessages(text)).toHaveLength(1);
  });

  it.each([
    'Log in, then log out',
    'You are logged out',
    'Login',
    'Proceed to login',
    'This login ends',
    'Sign the contract in the store',
  ])('are spelled well in %j', (text) => {
    expect(inMessages(text)).toEqual([]);
  });

  it('OP-12: are spelled in one way in everything that customers read', () => {
    expect(wrongLogInWords(sourceFiles(join(import.meta.dirname, '../..')))).toEqual([]);
  });
});
