import { cardNetworks } from '@portal/domain';
import {
  cardFields,
  cvcLengthOf,
  digitsOf,
  groupedNumber,
  networkOf,
  problemsOf,
  readExpiry,
  writtenExpiry,
  type CardField,
  type TypedCard,
} from '../card-rules.ts';
import { cardMessagesIn } from '../card-messages.ts';
import { findTestCard } from '../test-cards.ts';
import { rewritten } from './caret.ts';
import {
  appearanceNames,
  channel,
  readRequest,
  type FrameSettings,
  type FromFrame,
  type Reply,
  type Request,
  type Verification,
} from './frame-protocol.ts';

// The frame of the card fields. What is typed stays here: the sandbox's server gets only the test card's name in the
// list, the expiration date and the holder, but never the number or the security code.

const parent = document.querySelector<HTMLMetaElement>('meta[name=parent]')?.content ?? '';
const messages = cardMessagesIn(document.documentElement.lang);
const form = element('card', HTMLFormElement);
const networkName = element('network', HTMLElement);
const inputs = Object.fromEntries(
  cardFields.map((field) => [field, element(field, HTMLInputElement)]),
) as Readonly<Record<CardField, HTMLInputElement>>;

const touched = new Set<CardField>();
let settings: FrameSettings = { appearance: {}, networks: null };
let token: string | null = null;

function element<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The frame lacks ${id}.`);
  return found;
}

const tell = (message: FromFrame) => window.parent.postMessage(message, parent);

const typed = (): TypedCard => ({
  number: inputs.number.value,
  expiry: inputs.expiry.value,
  cvc: inputs.cvc.value,
  name: inputs.name.value,
});

function problems(): Partial<Record<CardField, string>> {
  const today = new Date();
  const taken = settings.networks;
  return problemsOf(typed(), {
    now: { month: today.getMonth() + 1, year: today.getFullYear() },
    networks: cardNetworks.filter((network) => taken === null || taken.includes(network)),
    messages,
  });
}

/** Shows what is wrong with the fields that the customer has left, or that were validated. */
function show(found: Partial<Record<CardField, string>>): void {
  for (const field of cardFields) {
    const problem = touched.has(field) ? (found[field] ?? '') : '';
    const place = element(`${field}-error`, HTMLElement);
    if (place.textContent !== problem) place.textContent = problem;
    if (problem) inputs[field].setAttribute('aria-invalid', 'true');
    else inputs[field].removeAttribute('aria-invalid');
  }
}

function check(): readonly CardField[] {
  for (const field of cardFields) touched.add(field);
  const found = problems();
  show(found);
  const wrong = cardFields.filter((field) => found[field] !== undefined);
  if (wrong[0] !== undefined) inputs[wrong[0]].focus();
  return wrong;
}

function tellChange(): void {
  const network = networkOf(inputs.number.value);
  networkName.textContent = network?.name ?? '';
  inputs.cvc.maxLength = cvcLengthOf(inputs.number.value);
  const complete = Object.keys(problems()).length === 0;
  tell({ channel, event: 'change', complete, network: network?.network ?? null });
}

async function ask(path: string, body: object): Promise<Readonly<Record<string, unknown>> | null> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.ok ? ((await answer.json()) as Readonly<Record<string, unknown>>) : null;
  } catch {
    return null;
  }
}

/** Returns the sentence for what the provider's server has rejected; null when it said something else. */
const sentenceOf = (reason: unknown): string | null =>
  Object.entries(messages).find(([key]) => key === reason)?.[1] ?? null;

async function submit(): Promise<Reply> {
  token = null;
  if (check().length > 0) {
    return { type: 'failed', code: 'invalid', message: messages['rejected.invalid'] };
  }
  const { number, expiry, name } = typed();
  const card = findTestCard(digitsOf(number));
  if (!card) return { type: 'failed', code: 'rejected', message: messages['rejected.unknown'] };
  const answer = await ask('/cards/tokens', { card: card.id, ...readExpiry(expiry), holder: name.trim() });
  if (typeof answer?.token === 'string') {
    token = answer.token;
    return { type: 'tokenized', token };
  }
  const message = sentenceOf(answer?.reason);
  return message === null
    ? { type: 'failed', code: 'unreachable', message: messages.unreachable }
    : { type: 'failed', code: 'rejected', message };
}

/** Null when there is no answer: the host's own time limit ends the wait. */
async function verify(reason: string): Promise<Verification | null> {
  const unverified = (message: string) => ({ verified: false, verificationData: {}, message });
  if (token === null) return unverified(messages['rejected.none']);
  const answer = await ask('/cards/verifications', { token, reason });
  if (answer === null) return unverified(messages.unreachable);
  const { status, receipt, network, reason: rejection } = answer;
  if (status === 'undecided') return null;
  if (status === 'verified' && typeof receipt === 'string' && typeof network === 'string')
    return { verified: true, verificationData: { receipt, network, reason }, message: null };
  return unverified(sentenceOf(rejection) ?? messages.unreachable);
}

function setUp(next: FrameSettings): void {
  settings = next;
  const { style, dataset } = document.documentElement;
  dataset.scheme = next.appearance.scheme ?? 'light';
  for (const name of appearanceNames) {
    const value = next.appearance[name];
    if (value === undefined) style.removeProperty(`--${name}`);
    else style.setProperty(`--${name}`, value);
  }
  // Which networks are taken may change what is complete; an empty form has not changed.
  if (cardFields.some((field) => inputs[field].value !== '')) tellChange();
}

async function replyTo(request: Request): Promise<Reply | null> {
  switch (request.type) {
    case 'set-up':
      setUp(request.settings);
      // Before the page shows the frame, so that what is below it does not move then.
      tellHeight();
      return { type: 'done' };
    case 'validate': {
      const fields = check();
      return { type: 'validated', validation: { valid: fields.length === 0, fields } };
    }
    case 'submit':
      return submit();
    case 'verify': {
      const verification = await verify(request.reason);
      return verification && { type: 'verification', verification };
    }
  }
}

addEventListener('message', ({ source, origin, data }) => {
  // Only from the page that this frame was made for.
  if (source !== window.parent || origin !== parent) return;
  const request = readRequest(data);
  if (request === null) return;
  void replyTo(request).then((reply) => {
    if (reply) tell({ channel, id: request.id, reply });
  });
});

const written: Partial<Record<CardField, (text: string) => string>> = {
  number: groupedNumber,
  expiry: writtenExpiry,
  cvc: (text) => digitsOf(text).slice(0, 4),
};

for (const field of cardFields) {
  const input = inputs[field];
  input.addEventListener('input', (event) => {
    const write = written[field];
    const isErasing = event instanceof InputEvent && event.inputType.startsWith('delete');
    // Deleting does not reformat the rest, or the deleted blank would come back.
    if (write && !(isErasing && field === 'expiry')) {
      const { text, caret } = rewritten(input.value, input.selectionStart ?? input.value.length, write);
      input.value = text;
      input.setSelectionRange(caret, caret);
    }
    token = null;
    if (touched.has(field)) show(problems());
    tellChange();
  });
  input.addEventListener('blur', () => {
    // Leaving an empty field is not a mistake yet.
    if (input.value.trim() === '' && !touched.has(field)) return;
    touched.add(field);
    show(problems());
  });
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  tell({ channel, event: 'enter' });
});

function tellHeight(): void {
  tell({ channel, event: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) });
}

new ResizeObserver(tellHeight).observe(document.body);

tell({ channel, event: 'ready' });
