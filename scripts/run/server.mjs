import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './refusal.mjs';
import { root, workFolder } from './root.mjs';

const healthCheckMs = 100;
const startLimitMs = 60_000;
const stopLimitMs = 10_000;

/**
 * A server program under this one's care. Its output goes to `.portal/log/<name>.log`.
 *
 * @param {{ name: string, program: string, args: readonly string[], env: Record<string, string | undefined>, health: string }} server
 */
export function startServer({ name, program, args, env, health }) {
  const folder = join(workFolder, 'log');
  mkdirSync(folder, { recursive: true });
  const log = createWriteStream(join(folder, `${name}.log`));
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let complaint = '';
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  child.stderr.on('data', (part) => (complaint = `${complaint}${part}`.slice(-4000)));
  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code, signal) =>
      resolve(complaint.trim() || `it ended with ${signal ?? `code ${code}`}`),
    );
  });
  return {
    name,
    /** What it has complained of so far; a server that is up may have a remark. */
    remark: () => complaint.trim(),
    /** Resolves with the reason when the server has ended, wanted or not. */
    ended,
    /** Waits until it answers its health address. */
    async ready() {
      const limit = AbortSignal.timeout(startLimitMs);
      let reason = null;
      void ended.then((why) => (reason = why));
      while (reason === null && !limit.aborted) {
        const answer = await fetch(health, { signal: limit }).catch(() => null);
        if (answer?.ok) return;
        await new Promise((resolve) => setTimeout(resolve, healthCheckMs));
      }
      throw new Refusal(reason ?? `The ${name} did not answer within ${startLimitMs / 1000} seconds.`);
    },
    async stop() {
      child.kill('SIGTERM');
      const hard = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
      await ended;
      clearTimeout(hard);
      log.end();
    },
  };
}
