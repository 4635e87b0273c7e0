import { repositoryTasks, runTests, storeTasks, workspaceTasks } from '../run/test-run.mjs';

/** Runs every check and test whose inputs have changed since it last succeeded; `--times` prints how long they took. */
export function command(args) {
  return runTests(
    [
      // In one run the stores' tests would start last, and be left alone for half of their time.
      [{ tasks: storeTasks }, { tasks: [...workspaceTasks, ...repositoryTasks], args: ['--concurrency=3'] }],
      // A browser takes every processor.
      { tasks: ['gallery', 'journeys'], args: ['--concurrency=1'] },
    ],
    { times: args.includes('--times') },
  );
}
