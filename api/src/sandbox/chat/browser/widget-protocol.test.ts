import { channel, readAppearance, readFromFrame, readToFrame } from './widget-protocol.ts';

describe('messages between the chat’s script and its frame', () => {
  it.each([
    [{ channel, type: 'open' }, true],
    [{ channel, type: 'close' }, true],
    [{ channel, type: 'appear', language: 'es', scheme: 'dark' }, true],
    [{ channel, type: 'read' }, false],
    [{ channel: 'other', type: 'open' }, false],
    ['open', false],
    [null, false],
  ])('SUP-08: whether the frame accepts %j: %s', (message, fits) => {
    expect(readToFrame(message) !== null).toBe(fits);
  });

  it.each([
    [{ channel, type: 'ready' }, true],
    [{ channel, type: 'opened' }, true],
    [{ channel, type: 'unread', count: 2 }, true],
    [{ channel, type: 'unread', count: -1 }, false],
    [{ channel, type: 'unread', count: '2' }, false],
    [{ channel, type: 'go', to: '/' }, false],
    [7, false],
  ])('SUP-08: whether the script accepts %j: %s', (message, fits) => {
    expect(readFromFrame(message) !== null).toBe(fits);
  });

  it.each([
    [
      { language: 'es', scheme: 'dark' },
      { language: 'es', scheme: 'dark' },
    ],
    [
      { language: 'de', scheme: 'pink' },
      { language: 'en', scheme: 'system' },
    ],
    [{}, { language: 'en', scheme: 'system' }],
  ])('SUP-07, OP-95: the appearance %j is read as %j', (asked, read) => {
    expect(readAppearance(asked)).toEqual(read);
  });
});
