import { checkedArguments, parseTimes } from '../run/arguments.mjs';
import { repositoryTasks, runTests, workspaceTasks } from '../run/test-run.mjs';

/** Runs every check and test whose inputs have changed since it last succeeded; `--times` prints how long they took. */
export function command(args) {
  const own = checkedArguments(args, parseTimes, 'npm test takes --times alone');
  return runTests(
    [
      { tasks: [...workspaceTasks, ...repositoryTasks] },
      // A browser takes every processor.
      { tasks: ['gallery', 'journeys'], args: ['--concurrency=1'] },
    ],
    parseTimes(own),
  );
}
