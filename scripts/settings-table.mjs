// Writes the settings of site and api into docs/settings.md: node scripts/settings-table.mjs [--check]
import { runCommand } from './run/run-command.mjs';

await runCommand(() => import('./commands/settings-table.mjs'));
