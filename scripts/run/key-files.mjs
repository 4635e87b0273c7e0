import { join } from 'node:path';

/** What pnpm and Turborepo read of the root; each task's key has the versions that these name. */
const rootFiles = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'turbo.json'];

/**
 * Returns the files whose contents are in the key of a task: its own inputs, and the sources of the workspaces that it
 * depends on.
 *
 * @param {{ tasks: readonly { taskId: string, directory: string, inputs: object, dependencies: readonly string[] }[] }} plan
 *   of `turbo run --dry=json`
 * @param {string} taskId `@portal/mfe-leases#build`
 * @returns {readonly string[]} relative to the root
 */
export function keyFiles(plan, taskId) {
  const tasks = new Map(plan.tasks.map((task) => [task.taskId, task]));
  const files = new Set(rootFiles);
  const seen = new Set();
  const add = (id) => {
    const task = tasks.get(id);
    if (!task || seen.has(id)) return;
    seen.add(id);
    for (const path of Object.keys(task.inputs)) files.add(join(task.directory, path));
    task.dependencies.forEach(add);
  };
  add(taskId);
  return [...files];
}
