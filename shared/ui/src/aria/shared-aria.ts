/**
 * The parts of react-aria that the first screen needs, in one copy for the whole page: the shell hands them to the remotes
 * as it does the core. All other widgets bring react-aria whole with the remote that opens them, so nothing here may be
 * mixed into them: contexts do not cross copies.
 */
export { Button } from 'react-aria-components/Button';
export { Input } from 'react-aria-components/Input';
export { TextField } from 'react-aria-components/TextField';
