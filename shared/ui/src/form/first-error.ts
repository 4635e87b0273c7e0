const wrong = '[data-wrong-field], [aria-invalid=true]';
/** Marks what says why the form as a whole was not taken. */
export const formNotice = 'data-form-notice';

const checkedRadio = 'input[type=radio]:checked:enabled';
const focusable = 'input:enabled:not([type=hidden]), textarea:enabled, button:enabled, [tabindex="0"]';
const outOfReach = '[aria-hidden=true], [hidden], [inert]';

const inReach = (element: Element) => element.closest(outOfReach) === null;

function firstIn(field: HTMLElement): HTMLElement | undefined {
  if (field.matches(focusable)) return field;
  const checked = field.querySelector<HTMLElement>(checkedRadio);
  return checked ?? [...field.querySelectorAll<HTMLElement>(focusable)].find(inReach);
}

/**
 * Takes the customer to the first field that is wrong. Of a group that is the part they would come to with Tab; of a
 * list whose item is wrong, that item. Where no field is wrong, what is said of the whole form comes into view.
 */
export function focusFirstError(form: HTMLElement): void {
  const fields = [...form.querySelectorAll<HTMLElement>(wrong)].filter(inReach);
  const innermost = fields.filter(
    (field) => !fields.some((other) => other !== field && field.contains(other)),
  );
  for (const field of innermost) {
    const target = firstIn(field);
    if (!target) continue;
    target.focus();
    return;
  }
  form.querySelector(`[${formNotice}]`)?.scrollIntoView?.({ block: 'nearest' });
}
