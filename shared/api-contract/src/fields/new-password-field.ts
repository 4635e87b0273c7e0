import { type PasswordProblem, passwordProblems } from '@portal/domain';
import { textField } from './text-fields.ts';

const passwordMessages: Readonly<Record<PasswordProblem, string>> = {
  'too-short': 'Use at least 8 characters.',
  'no-letter': 'Use at least one letter.',
  'no-special': 'Use at least one character that is neither a letter nor a digit.',
};

export const newPasswordField = textField('password', (text) => {
  const [problem] = passwordProblems(text);
  return problem ? passwordMessages[problem] : null;
});
