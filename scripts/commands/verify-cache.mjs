import { runTasks } from '@portal/tooling/tasks';
import { root } from '../run/root.mjs';
import { verifyCache } from '../run/verify-cache.mjs';

/** Verifies the keys of these tasks, `typecheck` and `build` unless others are named: `pnpm verify-cache test`. */
export async function command(args) {
  const tasks = args.length > 0 ? args : ['typecheck', 'build'];
  if ((await runTasks(tasks)) !== 0) return 1;
  const wrong = [];
  verifyCache(root, tasks, (taskId, reason) => {
    console.log(`${reason === null ? 'ok    ' : 'FAILED'} ${taskId}${reason === null ? '' : `\n${reason}`}`);
    if (reason !== null) wrong.push(taskId);
  });
  console.log(
    wrong.length === 0
      ? '\nThe key of each task has every file that it reads.'
      : `\nAn input is missing in turbo.json, or a dependency in package.json, of ${wrong.join(', ')}.`,
  );
  return wrong.length === 0 ? 0 : 1;
}
