import { createHash } from 'node:crypto';

/** Attributes with ids of other elements in them. */
const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'clip-path'];

export interface StaticMarkup {
  readonly html: string;
  /** Rules for what the drawing set as style attributes, which the page's policy blocks in markup. */
  readonly rules: readonly string[];
}

/**
 * Returns the children of a drawn element as markup for a page without scripts: ids are its own, style
 * attributes are rules, and a form that is sent natively goes nowhere.
 *
 * @param prefix of the ids; one page may consist of several drawings
 */
export function staticMarkup(drawn: Element, prefix: string): StaticMarkup {
  const element = drawn.cloneNode(true) as Element;
  renameIds(element, prefix);
  element.querySelectorAll('form').forEach((form) => form.setAttribute('method', 'dialog'));
  element.querySelectorAll('input[type=email]').forEach(asText);
  const rules = [...element.querySelectorAll('[style]')].map(styleRule);
  return { html: element.innerHTML, rules: [...new Set(rules)] };
}

/** The real screen is drawn beside this one, and a library's ids differ from build to build: these are neither. */
function renameIds(root: Element, prefix: string): void {
  const names = new Map<string, string>();
  for (const element of root.querySelectorAll('[id]')) {
    names.set(element.id, `${prefix}-${names.size + 1}`);
    element.id = names.get(element.id) ?? '';
  }
  const rename = (reference: string) => reference.replace(/[^\s#()]+/g, (id) => names.get(id) ?? id);
  for (const attribute of references) {
    for (const element of root.querySelectorAll(`[${attribute}]`)) {
      element.setAttribute(attribute, rename(element.getAttribute(attribute) ?? ''));
    }
  }
}

/** The caret of a field for an email address can't be read, so that of a field for text is. */
function asText(field: Element): void {
  field.setAttribute('type', 'text');
  field.setAttribute('pattern', '\\s*[^\\s@]+@[^\\s@]+\\s*');
  field.setAttribute('spellcheck', 'false');
}

/** Replaces the style attribute of an element by a class, and returns the rule of that class. */
function styleRule(element: Element): string {
  const style = element.getAttribute('style') ?? '';
  const name = `p-style-${createHash('sha256').update(style).digest('hex').slice(0, 8)}`;
  element.removeAttribute('style');
  element.classList.add(name);
  return `.${name}{${style}}`;
}
