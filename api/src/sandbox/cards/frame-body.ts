interface FrameField {
  readonly name: string;
  readonly label: string;
  readonly autocomplete: string;
  readonly numeric: boolean;
  readonly hint?: string;
}

const fields: readonly FrameField[] = [
  { name: 'number', label: 'Card number', autocomplete: 'cc-number', numeric: true },
  { name: 'expiry', label: 'Expiration date', autocomplete: 'cc-exp', numeric: true, hint: 'MM / YY' },
  { name: 'cvc', label: 'Security code', autocomplete: 'cc-csc', numeric: true },
  { name: 'name', label: 'Name on card', autocomplete: 'cc-name', numeric: false },
];

const field = ({ name, label, autocomplete, numeric, hint }: FrameField) => `<div class="field field-${name}">
<label for="${name}">${label}</label>
<div class="box">
<input id="${name}" name="${name}" autocomplete="${autocomplete}" ${numeric ? 'inputmode="numeric"' : 'autocapitalize="words"'} aria-required="true" aria-describedby="${name}-error" spellcheck="false" autocorrect="off"${hint ? ` placeholder="${hint}"` : ''}>
${name === 'number' ? '<span id="network" class="network" aria-live="polite"></span>' : ''}
</div>
<p id="${name}-error" class="error" aria-live="polite"></p>
</div>`;

/** The empty fields with their labels; the frame's script handles them. */
export const frameBody = `<div>
<form id="card" novalidate aria-label="Card details">
${fields.map(field).join('\n')}
<button type="submit" class="enter" tabindex="-1" aria-hidden="true">Done</button>
</form>
</div>
<noscript>The card form needs JavaScript.</noscript>`;
