import { JSDOM } from 'jsdom';
import { staticMarkup } from './static-markup.ts';

function markupOf(html: string) {
  const { document } = new JSDOM(`<div id="drawn">${html}</div>`).window;
  return staticMarkup(document.getElementById('drawn') as Element, 'pre');
}

describe('the markup of a drawn screen', () => {
  it('has ids of its own, also where others refer to them', () => {
    const { html } = markupOf(
      '<label for="r1">A</label><input id="r1" aria-describedby="r2 x"><p id="r2"></p><g clip-path="url(#r2)"></g>',
    );
    expect(html).toBe(
      '<label for="pre-1">A</label><input id="pre-1" aria-describedby="pre-2 x"><p id="pre-2"></p><g clip-path="url(#pre-2)"></g>',
    );
  });

  it('has rules instead of style attributes', () => {
    const { html, rules } = markupOf('<p style="width: 60%"></p><p style="width: 60%"></p>');
    expect(html).not.toContain('style=');
    const [, name] = /class="([\w-]+)"/.exec(html) ?? [];
    expect(rules).toEqual([`.${name}{width: 60%}`]);
  });

  it('has forms that go nowhere when the browser sends them', () => {
    expect(markupOf('<form action="/x"></form>').html).toBe('<form action="/x" method="dialog"></form>');
  });

  it('has fields for text in place of those for an email address, whose caret can’t be read', () => {
    const { document } = new JSDOM(markupOf('<input type="email">').html).window;
    const field = document.querySelector('input');
    expect(field?.type).toBe('text');
    for (const [value, valid] of [
      ['maria@portal.test', true],
      [' maria@portal.test ', true],
      ['maria', false],
    ] as const) {
      if (field) field.value = value;
      expect(field?.checkValidity()).toBe(valid);
    }
  });
});
