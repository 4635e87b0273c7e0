export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Gives a field what is in another one, as if it had been typed there. */
export function setField(field: Field | undefined, typed: Field): void {
  if (!field) return;
  if (typed instanceof HTMLInputElement && field instanceof HTMLInputElement) {
    if (typed.checked !== field.checked) field.click();
  }
  if (typed.value === field.value) return;
  // React notices only values that come through the element's own setter.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, typed.value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
