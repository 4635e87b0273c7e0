import { channel, readFromFrame, readRequest } from './frame-protocol.ts';

const id = 'request-1';
const settings = {
  appearance: { scheme: 'dark', ink: '#fff', font: '"Figtree", sans-serif' },
  networks: null,
};

describe('messages between the card form’s script and its frame', () => {
  it.each([
    [{ channel, id, type: 'validate' }, true],
    [{ channel, id, type: 'submit' }, true],
    [{ channel, id, type: 'verify', reason: 'New card addition' }, true],
    [{ channel, id, type: 'set-up', settings }, true],
    [{ channel: 'other', id, type: 'submit' }, false],
    [{ channel, type: 'submit' }, false],
    [{ channel, id: 'x', type: 'submit' }, false],
    [{ channel, id, type: 'read' }, false],
    [{ channel, id, type: 'verify' }, false],
    [{ channel, id, type: 'verify', reason: '' }, false],
    [{ channel, id, type: 'verify', reason: 'x'.repeat(101) }, false],
    [
      { channel, id, type: 'set-up', settings: { appearance: { ink: 'url(//evil)' }, networks: null } },
      false,
    ],
    [{ channel, id, type: 'set-up', settings: { appearance: { ink: 'red;}' }, networks: null } }, false],
    [{ channel, id, type: 'set-up', settings: { appearance: { html: 'x' }, networks: null } }, false],
    [{ channel, id, type: 'set-up', settings: { appearance: {}, networks: [1] } }, false],
    ['submit', false],
    [null, false],
    [[channel], false],
  ])('whether the frame accepts %j: %s', (message, fits) => {
    expect(readRequest(message) !== null).toBe(fits);
  });

  it.each([
    [{ channel, event: 'ready' }, true],
    [{ channel, event: 'height', height: 320 }, true],
    [{ channel, event: 'height', height: 1e9 }, false],
    [{ channel, event: 'height', height: '320' }, false],
    [{ channel, event: 'change', complete: true, network: 'visa' }, true],
    [{ channel, event: 'navigate', to: '/' }, false],
    [{ channel, id, reply: { type: 'tokenized', token: 'tok_1' } }, true],
    [{ channel, id, reply: { type: 'tokenized', token: 7 } }, false],
    [{ channel, id, reply: { type: 'failed', code: 'rejected', message: 'No.' } }, true],
    [{ channel, id, reply: { type: 'failed', code: 'other', message: 'No.' } }, false],
    [
      {
        channel,
        id,
        reply: {
          type: 'verification',
          verification: { verified: true, verificationData: { network: 'visa' }, message: null },
        },
      },
      true,
    ],
    [
      {
        channel,
        id,
        reply: {
          type: 'verification',
          verification: { verified: 'yes', verificationData: {}, message: null },
        },
      },
      false,
    ],
    [{ channel: 'x', event: 'ready' }, false],
    [7, false],
  ])('whether the script accepts %j: %s', (message, fits) => {
    expect(readFromFrame(message) !== null).toBe(fits);
  });
});
