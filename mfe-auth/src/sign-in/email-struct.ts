import { isEmail } from '@portal/domain';
import { nonempty, refine, string } from 'superstruct';

/** The struct of a required, valid email address (AUTH-48, 54). */
export const email = refine(nonempty(string()), 'email', isEmail);
