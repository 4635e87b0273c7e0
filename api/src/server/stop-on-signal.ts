/** Milliseconds after which a program ends although something does not close; a supervisor commonly kills after 30 s. */
const stopLimit = 25_000;

/** The part of a process that is used. */
interface StoppedProcess {
  once(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown;
  exit(code: number): void;
}

/** Closes a program on SIGTERM and SIGINT, then ends the process: with 1 when it does not close in time. */
export function stopOnSignal(
  close: () => Promise<void>,
  { program = process, within = stopLimit }: { program?: StoppedProcess; within?: number } = {},
): void {
  const stop = () => {
    // What is still open then, such as a transaction on a database that gives no answer, ends with the process.
    setTimeout(() => program.exit(1), within).unref();
    close().then(
      () => program.exit(0),
      () => program.exit(1),
    );
  };
  program.once('SIGTERM', stop);
  program.once('SIGINT', stop);
}
