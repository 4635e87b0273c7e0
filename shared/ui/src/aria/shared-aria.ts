/**
 * The parts of react-aria that the first screen needs, in one copy for the whole page: the shell shares them with the
 * remotes as it does the core. All other controls come with their remote's own copy of react-aria. Never use these
 * parts inside them, because a context does not cross copies.
 */
export { Button } from 'react-aria-components/Button';
export { Input } from 'react-aria-components/Input';
export { TextField } from 'react-aria-components/TextField';
