import { affectedWorkspaces, browserTestsFor } from '../run/affected.mjs';
import { checkedArguments, parseTimes } from '../run/arguments.mjs';
import { repositoryTasks, runTests, workspaceTasks } from '../run/test-run.mjs';

/** Runs the checks and tests of what differs from the main branch; `--times` prints how long they took. */
export function command(args) {
  const own = checkedArguments(args, parseTimes, 'npx pnpm check takes --times alone');
  const browserTests = browserTestsFor(affectedWorkspaces());
  return runTests(
    [
      { tasks: workspaceTasks, args: ['--affected'] },
      { tasks: repositoryTasks },
      // A journey passes through remotes that have not changed.
      ...(browserTests.length > 0 ? [{ tasks: ['build'] }] : []),
      ...browserTests.map(({ task, ...choice }) => ({ tasks: [task], ...choice })),
    ],
    parseTimes(own),
  );
}
