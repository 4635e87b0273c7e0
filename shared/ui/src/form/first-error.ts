const wrong = '[data-wrong-field], [aria-invalid=true]';
/** Marks the element that says why the form as a whole was rejected. */
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
 * Focuses the first invalid field: in a group the part that Tab would reach, in a list the invalid item. When no field
 * is invalid, scrolls the message about the whole form into view.
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
