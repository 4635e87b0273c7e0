import { runTasks } from '@portal/tooling/tasks';
import { root } from '../run/root.mjs';
import { verifyCache } from '../run/verify-cache.mjs';

/**
 * Verifies the keys of these tasks, `lint` and `build` unless others are named: `pnpm verify-cache test`; of some
 * workspaces with `--filter=./mfe-auth`.
 */
export async function command(args) {
  const filters = args.filter((arg) => arg.startsWith('--filter='));
  const named = args.filter((arg) => !filters.includes(arg));
  const tasks = named.length > 0 ? named : ['lint', 'build'];
  if ((await runTasks(tasks, { args: filters })) !== 0) return 1;
  const wrong = [];
  const report = (taskId, reason) => {
    console.log(`${reason === null ? 'ok    ' : 'FAILED'} ${taskId}${reason === null ? '' : `\n${reason}`}`);
    if (reason !== null) wrong.push(taskId);
  };
  verifyCache(root, tasks, report, filters);
  console.log(
    wrong.length === 0
      ? '\nThe key of each task has every file that it reads.'
      : `\nAn input is missing in turbo.json, or a dependency in package.json, of ${wrong.join(', ')}.`,
  );
  return wrong.length === 0 ? 0 : 1;
}
