import { watchIntent } from './watch-intent.ts';

function link(className: string, href: string): HTMLAnchorElement {
  const element = document.createElement('a');
  element.className = className;
  element.setAttribute('href', href);
  element.append(document.createElement('span'));
  return element;
}

describe('the intent to go somewhere', () => {
  const onIntent = jest.fn();
  let end = () => {};
  const reach = (selector: string, sign: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event(sign, { bubbles: true }));

  beforeEach(() => {
    document.body.replaceChildren(
      link('leases', '#/leases/current?tab=1'),
      link('foreign', 'https://example.com/#/leases/current'),
      link('anchor', '#main'),
      document.createElement('p'),
    );
    end = watchIntent(document, onIntent);
  });
  afterEach(() => {
    end();
    onIntent.mockClear();
  });

  it.each([
    ['pointerover', 'pointer'],
    ['pointerdown', 'pointer'],
    ['focusin', 'focus'],
  ])('shows in %s on a link or within it', (event, sign) => {
    reach('.leases span', event);
    expect(onIntent.mock.calls).toEqual([['/leases/current', sign]]);
  });

  it.each(['.foreign', '.anchor', 'p'])('does not show in %s', (selector) => {
    reach(selector, 'pointerover');
    expect(onIntent).not.toHaveBeenCalled();
  });

  it('shows in a link that had the focus before it was watched', () => {
    document.querySelector<HTMLElement>('.leases')?.focus();
    onIntent.mockClear();
    end();
    end = watchIntent(document, onIntent);
    expect(onIntent.mock.calls).toEqual([['/leases/current', 'focus']]);
  });

  it('is no longer watched after the end', () => {
    end();
    reach('.leases', 'pointerover');
    expect(onIntent).not.toHaveBeenCalled();
  });
});
