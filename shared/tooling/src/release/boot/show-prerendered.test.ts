/**
 * @jest-environment @portal/jest-preset/browser-environment
 * @jest-environment-options {"url": "http://localhost/#/auth/login"}
 */
import { showPrerendered } from '../fixtures/prerendered-page.ts';

const form = `<main><form method="dialog"><input name="email" pattern="\\S+@\\S+" aria-required="true"><input name="password" type="password" aria-required="true">
<button type="submit" disabled="" aria-describedby="note">Log in</button><p id="note">Still needed</p></form>
<a href="#/auth/register">Register</a><a href="tel:1">Call</a></main>`;

const page = () => document.getElementById('prerendered');
const field = (name: string) => page()?.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
const button = () => page()?.querySelector('button') as HTMLButtonElement;
const link = (href: string) => page()?.querySelector<HTMLElement>(`[href="${href}"]`) as HTMLElement;
const note = () => document.getElementById('note') as HTMLElement;

function type(name: string, value: string): void {
  field(name).value = value;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
}

/** Presses as somebody does; returns whether the browser may do what it does by itself. */
const press = (control: HTMLElement, keys: MouseEventInit = {}) =>
  control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
  delete document.documentElement.dataset['failed'];
});

describe('a prerendered page', () => {
  beforeEach(() => showPrerendered('/auth/login', { '/auth/login': form, '/welcome': 'Welcome' }));

  it('shows the template of the first screen and the brand', () => {
    expect(page()?.dataset['path']).toBe('/auth/login');
    expect(page()).toHaveProperty('innerHTML', form);
  });

  it('lets the submit be pressed once nothing is missing', () => {
    type('email', 'maria');
    type('password', 'secret');
    expect([button().disabled, note().hidden]).toEqual([true, false]);
    type('email', 'maria@portal.test');
    expect([button().disabled, note().hidden]).toEqual([false, true]);
    type('password', '');
    expect([button().disabled, note().hidden]).toEqual([true, false]);
  });

  it('counts what the browser has filled in', () => {
    for (const name of ['email', 'password']) field(name).value = 'maria@portal.test';
    field('password').dispatchEvent(new Event('change', { bubbles: true }));
    expect(button().disabled).toBe(false);
  });

  it('defers a press, shows that it is pending, and sends nothing', () => {
    expect(press(link('#/auth/register'))).toBe(false);
    expect(link('#/auth/register').getAttribute('aria-busy')).toBe('true');
    button().disabled = false;
    expect(press(button())).toBe(false);
    expect([...(page()?.querySelectorAll('[data-deferred]') ?? [])]).toEqual([button()]);
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    expect(page()?.querySelector('form')?.dispatchEvent(submit)).toBe(false);
    expect(location.href).toBe('http://localhost/#/auth/login');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])('keeps a submit with %j', (keys) => {
    button().disabled = false;
    expect(press(button(), keys)).toBe(false);
    expect(page()?.querySelector('[data-deferred]')).toBe(button());
  });

  it('takes the press back when something is typed after it', () => {
    press(link('#/auth/register'));
    type('email', 'm');
    expect(page()?.querySelector('[data-deferred], [aria-busy]')).toBeNull();
  });

  it('leaves to the browser what leads out of the portal or into another tab', () => {
    expect(press(link('tel:1'))).toBe(true);
    expect(press(link('#/auth/register'), { ctrlKey: true })).toBe(true);
  });

  it('says so when no code has replaced it after a while, and keeps what was typed', () => {
    type('email', 'maria@portal.test');
    jest.advanceTimersByTime(14_999);
    expect(document.documentElement.dataset['failed']).toBeUndefined();
    jest.advanceTimersByTime(1);
    expect(document.documentElement.dataset['failed']).toBe('');
    expect(field('email').value).toBe('maria@portal.test');
  });

  it('says nothing once the code has replaced it', () => {
    page()?.remove();
    jest.advanceTimersByTime(15_000);
    expect(document.documentElement.dataset['failed']).toBeUndefined();
  });
});

describe('a prerendered page in another language', () => {
  const file = { address: '/assets/prerendered/es/pages.1.json', integrity: 'sha384-pages' };
  const nodes = [
    ['form', { method: 'dialog' }, 'Email', ['a', { href: '#/auth/register' }]],
    ['svg', { viewBox: '0 0 1 1' }, ['path', { d: 'M0 0' }]],
  ];
  const pages = ['breeze', 'fernway'].map((brand) => ({
    path: '/auth/login',
    brand,
    nodes: brand === 'fernway' ? nodes : [],
  }));
  let respond: (answer: Response) => void;
  let fetched: jest.SpyInstance;

  beforeEach(async () => {
    const answer = new Promise<Response>((resolve) => (respond = resolve));
    fetched = jest.spyOn(globalThis, 'fetch').mockReturnValue(answer);
    Object.assign(document.documentElement.dataset, { firstScreen: '/auth/login', brand: 'fernway' });
    document.documentElement.lang = 'es';
    const [template, root, frame] = ['template', 'div', 'div'].map((tag) => document.createElement(tag));
    Object.assign(template?.dataset ?? {}, { language: 'es', ...file });
    if (root) root.id = 'root';
    if (frame) frame.className = 'portal-static';
    root?.append(frame ?? '');
    document.body.append(template ?? '', root ?? '');
    jest.resetModules();
    await import('./show-prerendered.ts');
  });

  async function arrive(answer: Response): Promise<void> {
    respond(answer);
    await jest.advanceTimersByTimeAsync(0);
  }

  it('SHARED-69: is fetched by its hash, and shown before the real one', async () => {
    expect(fetched.mock.calls).toEqual([[file.address, { integrity: file.integrity }]]);
    await arrive(Response.json(pages));
    expect(page()?.innerHTML).toBe(
      '<form method="dialog">Email<a href="#/auth/register"></a></form><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>',
    );
    expect(page()?.querySelector('path')).toBeInstanceOf(SVGElement);
    expect(document.body.firstElementChild).toBe(page());
    expect(press(link('#/auth/register'))).toBe(false);
  });

  it('does not cover a real page that was faster', async () => {
    document.getElementById('root')?.replaceChildren('The real page');
    await arrive(Response.json(pages));
    expect(page()).toBeNull();
  });

  it('is not shown when its file is missing, and the frame waits for the code', async () => {
    await arrive(new Response('Not found', { status: 404 }));
    expect(page()).toBeNull();
  });
});

it.each(['', '/auth/register'])('no prerendered page is shown for the first screen %j', async (path) => {
  await showPrerendered(path, { '/auth/login': form });
  expect(page()).toBeNull();
});
