// `pnpm screenshots [--route pay] [--state failed] [--brand main] …`: makes screenshots of the portal's screens into a page.
import { runCommand } from './run/run-command.mjs';

await runCommand(() => import('./commands/screenshots.mjs'));
