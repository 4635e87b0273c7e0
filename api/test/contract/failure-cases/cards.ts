import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addCard, cardFormConfig } from '@portal/api-contract';
import { remoteProvider } from '../../../src/methods/card-provider.ts';
import { withTestContext, type FailureCases, type FailureCase } from '../test-context.ts';

/** Adds a card while the card provider answers with this text. */
function providerAnswering(text: string): FailureCase {
  return async () => {
    const vendor = createServer((_request, response) => response.end(text)).listen(0, '127.0.0.1');
    await once(vendor, 'listening');
    const url = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
    const cardProvider = remoteProvider({ url, scriptUrl: `${url}/fields.js`, secret: 'ours' }, () => {});
    try {
      return await withTestContext({ cardProvider }, ({ send }) =>
        send(addCard, { as: 'maria', body: { reVerificationCardId: null } }),
      );
    } finally {
      vendor.close();
    }
  };
}

export const cardFailures: FailureCases = {
  'cards.form-config 503': () =>
    withTestContext({ cardProvider: null }, ({ send }) => send(cardFormConfig, { as: 'maria' })),
  'cards.add 404': ({ send }) => send(addCard, { as: 'maria' }),
  'cards.add 502': providerAnswering('no card'),
  'cards.add 503': () =>
    withTestContext({ cardProvider: null }, ({ send }) => send(addCard, { as: 'maria' })),
};
