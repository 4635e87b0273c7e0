/** @jest-environment node */
import { compileMessages, messagesFile } from './compile-messages.ts';

describe('a file with messages', () => {
  it('is compiled to what the run time draws without a parser', () => {
    const source = JSON.stringify({
      title: 'Leases',
      hello: 'Hello {name}',
      days: '{count, plural, one {# day} other {# days}}',
    });
    expect(compileMessages(source)).toEqual({
      title: ['Leases'],
      hello: ['Hello ', ['name']],
      days: [['count', 'plural', { one: ['#', ' day'], other: ['#', ' days'] }]],
    });
  });

  it('with a message that is not in ICU MessageFormat fails the build, which names it', () => {
    const broken = JSON.stringify({ 'list.title': 'Leases', 'list.days': '{count, plural, one {day}' });
    expect(() => compileMessages(broken)).toThrow(/^The message list\.days is not in ICU MessageFormat: /);
  });

  it.each([
    ['/portal/mfe-leases/src/messages/en.json', true],
    ['C:\\portal\\shared\\ui\\src\\messages\\core.en.json', true],
    ['/portal/mfe-support/content/messages/faq.json', false],
    ['/portal/node_modules/us-atlas/states-10m.json', false],
  ])('is a JSON file in src/messages: %s', (path, expected) => {
    expect(messagesFile.test(path)).toBe(expected);
  });
});
