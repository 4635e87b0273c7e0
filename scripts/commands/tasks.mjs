import { runTasks } from '@portal/tooling/tasks';

/** Runs tasks whose inputs have changed since they last succeeded. */
export const command = (tasks) => runTasks(tasks);
