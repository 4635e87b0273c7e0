import { chatLanguageOf, chatMessagesIn } from '../chat-messages.ts';
import { longestMessage, type FromAgent, type RejectionReason } from '../chat-protocol.ts';
import { openConnection, type ConnectionState } from './chat-connection.ts';
import { channel, readToFrame, type Appearance, type FromFrame } from './widget-protocol.ts';

// The chat itself. The conversation is kept in this document during the visit; a lost connection loses nothing of it,
// nor of what is being typed.

const parent = document.querySelector<HTMLMetaElement>('meta[name=parent]')?.content ?? '';
const launcher = element('launcher', HTMLButtonElement);
const badge = element('unread', HTMLElement);
const panel = element('panel', HTMLElement);
const closeButton = element('close', HTMLButtonElement);
const lineState = element('line', HTMLElement);
const log = element('log', HTMLElement);
const typing = element('typing', HTMLElement);
const form = element('compose', HTMLFormElement);
const message = element('message', HTMLTextAreaElement);
const problem = element('problem', HTMLElement);

function element<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The frame lacks ${id}.`);
  return found;
}

const tell = (said: FromFrame) => window.parent.postMessage(said, parent);

interface Unsent {
  readonly text: string;
  readonly note: HTMLElement;
}

/** Messages that the agent has not acknowledged, in the order in which they were written. */
const unsent = new Map<string, Unsent>();
const conversation = crypto.randomUUID();
let lastHeard: string | null = null;
let hasTalked = false;
let wasOffered = false;
let unread = 0;

let language = chatLanguageOf(document.documentElement.lang);
let t = chatMessagesIn(language);
let scheme: Appearance['scheme'] = 'system';
let secondsToWait = 0;
const darkSystem = matchMedia('(prefers-color-scheme: dark)');

const line = openConnection({
  address: `${location.origin.replace(/^http/, 'ws')}/chat/socket`,
  greet: () => ({
    type: 'hello',
    conversation,
    last: lastHeard,
    resumed: hasTalked,
    offered: wasOffered,
    language,
  }),
  onMessage: hear,
  onState: (state, seconds) => {
    secondsToWait = seconds;
    showState(state);
    if (state !== 'open') typing.textContent = '';
  },
});

function showState(state: ConnectionState): void {
  lineState.textContent = state === 'open' ? '' : t(state, { count: String(secondsToWait) });
}

function appear(appearance: Appearance): void {
  ({ language, scheme } = appearance);
  t = chatMessagesIn(language);
  document.documentElement.lang = language;
  label();
  drawScheme();
}

function drawScheme(): void {
  const dark = scheme === 'system' ? darkSystem.matches : scheme === 'dark';
  document.documentElement.dataset.scheme = dark ? 'dark' : 'light';
}

/** Writes the texts of launcher and panel; what was said stays in its language. */
function label(): void {
  element('open', HTMLElement).textContent = t('open');
  element('title', HTMLElement).textContent = t('title');
  element('label', HTMLElement).textContent = t('message');
  element('send', HTMLElement).textContent = t('send');
  closeButton.ariaLabel = t('close');
  log.ariaLabel = t('messages');
  message.placeholder = t('placeholder');
  problem.textContent = '';
  showState(line.state);
  showUnread();
}

function hear(said: FromAgent): void {
  switch (said.type) {
    // The line says how long.
    case 'wait':
      break;
    case 'welcome':
      for (const [id, { text }] of unsent) line.send({ type: 'say', id, text, language });
      break;
    case 'typing':
      typing.textContent = said.on ? t('typing') : '';
      break;
    case 'say':
      hasTalked = true;
      lastHeard = said.id;
      wasOffered = said.offers;
      add('agent', t('assistant'), said.text);
      if (panel.hidden) countUnread(unread + 1);
      break;
    case 'received':
      unsent.get(said.id)?.note.remove();
      unsent.delete(said.id);
      break;
    case 'rejected':
      giveBack(said.id, said.reason);
      break;
  }
}

/** Adds a message as plain text, never as markup. */
function add(from: 'agent' | 'customer', name: string, text: string): HTMLElement {
  const item = document.createElement('div');
  item.className = `message ${from}`;
  const author = document.createElement('span');
  author.className = 'unseen';
  author.textContent = `${name}: `;
  const words = document.createElement('p');
  words.textContent = text;
  item.append(author, words);
  log.append(item);
  log.scrollTop = log.scrollHeight;
  return item;
}

function send(text: string): void {
  const item = add('customer', t('customer'), text);
  const note = document.createElement('span');
  note.className = 'note';
  note.textContent = t('notSentYet');
  item.append(note);
  const id = crypto.randomUUID();
  unsent.set(id, { text, note });
  hasTalked = true;
  line.send({ type: 'say', id, text, language });
}

const rejectionText = (reason: RejectionReason): string =>
  t(`rejected.${reason}`, { count: String(longestMessage) });

/** Puts a rejected message back into the text box, unless another text is there. */
function giveBack(id: string, reason: RejectionReason): void {
  const rejected = unsent.get(id);
  unsent.delete(id);
  problem.textContent = rejectionText(reason);
  if (!rejected) return;
  if (message.value.trim() === '') {
    message.value = rejected.text;
    rejected.note.parentElement?.remove();
  } else rejected.note.textContent = t('notSent');
}

function showUnread(): void {
  badge.hidden = unread === 0;
  badge.textContent = unread === 0 ? '' : t('unread', { count: String(unread) });
}

function countUnread(count: number): void {
  unread = count;
  showUnread();
  tell({ channel, type: 'unread', count });
}

function open(): void {
  const wasClosed = panel.hidden;
  panel.hidden = false;
  launcher.hidden = true;
  launcher.setAttribute('aria-expanded', 'true');
  countUnread(0);
  log.scrollTop = log.scrollHeight;
  message.focus();
  if (wasClosed) tell({ channel, type: 'opened' });
}

function close(): void {
  if (panel.hidden) return;
  panel.hidden = true;
  launcher.hidden = false;
  launcher.setAttribute('aria-expanded', 'false');
  launcher.focus();
  tell({ channel, type: 'closed' });
}

launcher.addEventListener('click', open);
closeButton.addEventListener('click', close);
panel.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') close();
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const text = message.value.trim();
  problem.textContent = text === '' ? rejectionText('empty') : '';
  if (text !== '') {
    message.value = '';
    grow();
    send(text);
  }
  message.focus();
});
message.addEventListener('keydown', (event) => {
  // Enter sends; with Shift it starts a line, and while an input method composes a word it does neither.
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  form.requestSubmit();
});
message.addEventListener('input', () => {
  problem.textContent = '';
  grow();
});

function grow(): void {
  message.style.height = 'auto';
  message.style.height = `${Math.min(120, message.scrollHeight)}px`;
}

addEventListener('message', ({ source, origin, data }) => {
  if (source !== window.parent || origin !== parent) return;
  const asked = readToFrame(data);
  if (asked?.type === 'open') open();
  if (asked?.type === 'close') close();
  if (asked?.type === 'appear') appear(asked);
  if (asked?.type === 'full' || asked?.type === 'beside') panel.dataset.room = asked.type;
});

darkSystem.addEventListener('change', drawScheme);

label();
drawScheme();
tell({ channel, type: 'ready' });
