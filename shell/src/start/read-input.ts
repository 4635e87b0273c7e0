import { flushSync } from 'react-dom';
import { readFocus } from './read-focus.ts';
import { setField, type Field } from './set-field.ts';

/**
 * Reads what somebody has done on a prerendered page: values, focus with caret, and the press that was deferred.
 *
 * @returns a function that does the same on the real page, whose controls have the same names and texts. A press is not
 *   repeated when the prerendered page had left the screen before.
 */
export function readInput(from: Element): (to: Element) => void {
  const fields = [...from.querySelectorAll<Field>('input, select, textarea')];
  const pressed = from.isConnected ? from.querySelector<HTMLElement>('[data-deferred]') : null;
  const giveFocus = readFocus(from);
  return (to) => {
    const real = <Control extends HTMLElement>(control: Control): Control | undefined =>
      [...to.querySelectorAll<Control>(control.localName)].find((other) => nameOf(other) === nameOf(control));
    // Flushed, so that a submit button is enabled before it is pressed.
    flushSync(() => fields.forEach((field) => setField(real(field), field)));
    giveFocus(real);
    if (pressed) real(pressed)?.click();
  };
}

function nameOf(control: Element): string | null {
  return control.getAttribute('name') ?? control.getAttribute('aria-label') ?? control.textContent;
}
