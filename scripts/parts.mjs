// Prints what the scripts of a workspace are made of, as JSON {file: {part: characters}}: node scripts/parts.mjs shell
import { runCommand } from './run/run-command.mjs';

await runCommand(() => import('./commands/parts.mjs'));
