// `pnpm bench [page|start|kit|api|rows|memory]`: builds what has changed and measures it; by default the weight of the page.
import { runCommand } from './run/run-command.mjs';

await runCommand(() => import('./commands/bench.mjs'));
