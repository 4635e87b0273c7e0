export { Button, Input, TextField } from '../aria/shared-aria.ts';
