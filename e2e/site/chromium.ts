import { existsSync } from 'node:fs';

const shell = '/usr/bin/chromium-headless-shell';
const installed = existsSync(shell) ? shell : '/usr/bin/chromium';

/** Launch options of every browser in the tests and benches. */
export const chromium = {
  executablePath: process.env['CHROMIUM_PATH'] ?? installed,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
