import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createSampleRepository } from './sample-repository.fixture.js';

const oxlint = join(dirname(createRequire(__filename).resolve('oxlint/package.json')), 'bin/oxlint');

/** Runs oxlint in a folder, where it may find faults. */
const run = (cwd) =>
  new Promise((resolve, reject) => {
    const args = [oxlint, '--config', 'oxlint.config.mjs', '--format', 'json'];
    execFile(process.execPath, args, { cwd, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      // 1 says that there are faults.
      if (error && error.code !== 1) reject(new Error(stderr || stdout || error.message));
      else resolve(JSON.parse(stdout).diagnostics);
    });
  });

/**
 * Lints samples of code in the sample repository, all at once, since oxlint takes longer to start than to lint them.
 *
 * @param {readonly { file: string, code: string }[]} samples each one line; those of a file are lines of it
 * @param {string} config the JavaScript of an oxlint configuration, in a module of the repository's root
 * @returns {Promise<(file: string, code: string) => string[]>} the rules that a sample breaks
 */
export async function lintSamples(samples, config) {
  const repository = createSampleRepository();
  const lines = new Map();
  for (const { file, code } of samples) lines.set(file, (lines.get(file) ?? new Set()).add(code));
  try {
    for (const [file, codes] of lines) repository.write(file, `${[...codes].join('\n')}\n`);
    repository.write('oxlint.config.mjs', config);
    const found = await run(repository.root);
    return (file, code) => {
      const line = [...(lines.get(file) ?? [])].indexOf(code) + 1;
      return found
        .filter(({ filename, labels }) => filename === file && labels[0].span.line === line)
        .map((fault) => fault.code);
    };
  } finally {
    repository.remove();
  }
}
