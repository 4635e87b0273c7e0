import type { CardField } from './card-rules.ts';
import type { CardMessages } from './card-messages.ts';

interface FrameField {
  readonly name: CardField;
  readonly autocomplete: string;
  readonly numeric: boolean;
  readonly hint?: 'expiryHint';
}

const fields: readonly FrameField[] = [
  { name: 'number', autocomplete: 'cc-number', numeric: true },
  { name: 'expiry', autocomplete: 'cc-exp', numeric: true, hint: 'expiryHint' },
  { name: 'cvc', autocomplete: 'cc-csc', numeric: true },
  { name: 'name', autocomplete: 'cc-name', numeric: false },
];

const field = (
  { name, autocomplete, numeric, hint }: FrameField,
  messages: CardMessages,
) => `<div class="field field-${name}">
<label for="${name}">${messages[name]}</label>
<div class="box">
<input id="${name}" name="${name}" autocomplete="${autocomplete}" ${numeric ? 'inputmode="numeric"' : 'autocapitalize="words"'} aria-required="true" aria-describedby="${name}-error" spellcheck="false" autocorrect="off"${hint ? ` placeholder="${messages[hint]}"` : ''}>
${name === 'number' ? '<span id="network" class="network" aria-live="polite"></span>' : ''}
</div>
<p id="${name}-error" class="error" aria-live="polite"></p>
</div>`;

/** The empty fields with their labels; the frame's script handles them. */
export const frameBody = (messages: CardMessages): string => `<div>
<form id="card" novalidate aria-label="${messages.form}">
${fields.map((one) => field(one, messages)).join('\n')}
<button type="submit" class="enter" tabindex="-1" aria-hidden="true">${messages.done}</button>
</form>
</div>
<noscript>${messages.needsScript}</noscript>`;
