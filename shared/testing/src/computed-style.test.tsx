import { render } from '@testing-library/react';

const page = (
  <main id="main" className="page wide">
    <p className="css-1x2 lead" data-state="open">
      Text{' '}
      <a href="#main" className="Mixed">
        link
      </a>
    </p>
    <button className="css-1 primary" disabled type="button">
      Pay
    </button>
    <svg className="icon">
      <foreignObject className="inner" />
    </svg>
    <input type="CHECKBOX" readOnly checked />
  </main>
);

const selectors = [
  '*',
  'p',
  'P',
  'main p a',
  'main > button',
  '.css-1',
  '.css-1x2',
  '.mixed',
  '.Mixed',
  'p.lead',
  'a.lead',
  '#main',
  '#main .primary',
  ':root',
  ':not(.lead)',
  '.lead:not(.wide, .open)',
  ':is(p, button)',
  ':is(.lead, .primary) a',
  'button:disabled',
  '[data-state="open"]',
  'p[data-state="a, b"], button',
  "[data-state='open'].lead, .page",
  '.page [data-state]',
  'main > [type=button]:disabled',
  '.lead :not(.page)',
  'input[type=checkbox i]',
  'p ~ button',
  'p + button.primary',
  '.lead a, .none .primary',
  'foreignObject',
  '.icon .inner',
  'svg *',
  String.raw`.css\-1`,
];

it('a rule counts for the computed style of just those elements that its selector selects', () => {
  render(page);
  const style = document.createElement('style');
  style.textContent = selectors.map((selector, index) => `${selector} { --rule-${index}: 1 }`).join('\n');
  document.head.append(style, document.createElement('style'));
  const selected = (counts: (element: Element, index: number) => boolean) =>
    [...document.body.querySelectorAll('*')].map((element) =>
      selectors.filter((_, index) => counts(element, index)),
    );
  const byStyle = selected(
    (element, index) => getComputedStyle(element).getPropertyValue(`--rule-${index}`) === '1',
  );
  expect(byStyle).toEqual(selected((element, index) => element.matches(selectors[index] ?? '')));
});

it('a class that an element gets counts at once', () => {
  const style = document.createElement('style');
  style.textContent = '.gone { display: none }';
  document.head.append(style);
  const root = document.documentElement;
  expect(getComputedStyle(root).display).not.toBe('none');
  root.classList.add('gone');
  expect(getComputedStyle(root).display).toBe('none');
});

it('a computed style that was asked for before follows a style sheet, an ancestor and a move', () => {
  render(
    <div className="outer">
      <p>Text</p>
    </div>,
  );
  const text = document.querySelector('p') ?? document.body;
  const visibility = () => getComputedStyle(text).visibility;
  expect(visibility()).toBe('visible');
  const style = document.createElement('style');
  style.textContent = '.outer { visibility: hidden }';
  document.head.append(style);
  expect(visibility()).toBe('hidden');
  text.style.visibility = 'visible';
  expect(visibility()).toBe('visible');
  text.style.visibility = '';
  expect(visibility()).toBe('hidden');
  document.body.append(text);
  expect(visibility()).toBe('visible');
});

it('an element outside of the document, and one of another document, have a computed style', () => {
  const apart = document.createElement('p');
  apart.style.display = 'none';
  expect(getComputedStyle(apart).display).toBe('none');
  const other = document.implementation.createHTMLDocument();
  other.body.style.display = 'flex';
  expect(getComputedStyle(other.body).display).toBe('flex');
});
