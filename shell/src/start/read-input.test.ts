import { readInput } from './read-input.ts';

function draw(html: string): HTMLElement {
  const element = document.createElement('div');
  element.append(document.createRange().createContextualFragment(html));
  document.body.append(element);
  return element;
}

const form = (emailType: string) => `
  <input name="email" type="${emailType}"><input name="password" type="password"><input name="keep" type="checkbox">
  <button type="button" aria-label="Show password"></button><button>Log in</button><a href="#/x">Register</a>`;

let from: HTMLElement;
let to: HTMLElement;
beforeEach(() => {
  from = draw(form('text'));
  to = draw(form('email'));
});
afterEach(() => document.body.replaceChildren());

const field = (element: HTMLElement, name: string) =>
  element.querySelector(`[name=${name}]`) as HTMLInputElement;

function handOver(): void {
  const giveBack = readInput(from);
  from.remove();
  giveBack(to);
}

describe('what was done on a prerendered page', () => {
  it('gives the real fields its values, as events that their code hears', () => {
    field(from, 'email').value = 'maria@portal.test';
    field(from, 'keep').checked = true;
    const heard: string[] = [];
    to.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name));
    handOver();
    expect(field(to, 'email').value).toBe('maria@portal.test');
    expect(field(to, 'password').value).toBe('');
    expect(field(to, 'keep').checked).toBe(true);
    expect(heard).toEqual(['email', 'keep']);
  });

  it('gives focus and selection to the same field, which has its own type again', () => {
    field(from, 'email').value = 'maria@portal.test';
    field(from, 'email').focus();
    field(from, 'email').setSelectionRange(2, 5);
    handOver();
    expect(document.activeElement).toBe(field(to, 'email'));
    expect(field(to, 'email').type).toBe('email');
  });

  it('leaves the focus alone when it was elsewhere', () => {
    handOver();
    expect(document.activeElement).toBe(document.body);
  });

  it.each(['Show password', 'Log in', 'Register'])('presses %s once when that was deferred', (name) => {
    const pressed: string[] = [];
    to.addEventListener('click', ({ target }) => pressed.push(nameOf(target as Element)));
    const control = [...from.querySelectorAll('a, button')].find((candidate) => nameOf(candidate) === name);
    control?.setAttribute('data-deferred', '');
    handOver();
    expect(pressed).toEqual([name]);
  });

  it('presses nothing when the page had gone before', () => {
    const pressed: EventTarget[] = [];
    to.addEventListener('click', ({ target }) => pressed.push(target as EventTarget));
    from.querySelector('a')?.setAttribute('data-deferred', '');
    from.remove();
    handOver();
    expect(pressed).toEqual([]);
  });
});

function nameOf(control: Element): string {
  return control.getAttribute('aria-label') ?? control.textContent ?? '';
}
