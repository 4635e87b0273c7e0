import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Portal } from '../site/portal.ts';
import { secondCheckout } from '../site/second-checkout.ts';

/** A sentence of the support screen, and what a team changes it to. */
export const sentence = 'Choose a topic, or call us.';
export const changedSentence = 'Choose a topic, or write to us.';

/** Builds a changed support remote in the checkout of a team, with settings of its own, and releases it alone. */
export async function releaseChangedSupport(portal: Portal): Promise<void> {
  const team = await secondCheckout();
  try {
    const messages = join(team.folder, 'mfe-support/src/messages/en.json');
    const english = await readFile(messages, 'utf8');
    await writeFile(messages, english.replace(sentence, changedSentence));
    await portal.run(['build'], { program: team.portalProgram, cwd: join(team.folder, 'mfe-support') });
    const env = { DEMO: '0', STAFF_LABEL: 'Team', CHAT_SCRIPT_URL: 'https://team.example/chat.js' };
    await portal.run(['release', 'mfe-support'], { program: team.portalProgram, cwd: team.folder, env });
  } finally {
    await team.remove();
  }
}
