import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addCard, cardFormConfig } from '@portal/api-contract';
import { remoteProvider } from '../../../src/methods/card-provider.ts';
import { inWorldOf, type Provocations, type Provoke } from '../test-context.ts';

/** The card's provider answers so. */
function providerAnswering(text: string): Provoke {
  return async () => {
    const vendor = createServer((_request, response) => response.end(text)).listen(0, '127.0.0.1');
    await once(vendor, 'listening');
    const url = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
    const cardProvider = remoteProvider({ url, scriptUrl: `${url}/fields.js`, secret: 'ours' }, () => {});
    try {
      return await inWorldOf({ cardProvider }, ({ ask }) =>
        ask(addCard, { as: 'maria', body: { reVerificationCardId: null } }),
      );
    } finally {
      vendor.close();
    }
  };
}

export const cardProvocations: Provocations = {
  'cards.form-config 503': () =>
    inWorldOf({ cardProvider: null }, ({ ask }) => ask(cardFormConfig, { as: 'maria' })),
  'cards.add 404': ({ ask }) => ask(addCard, { as: 'maria' }),
  'cards.add 502': providerAnswering('no card'),
  'cards.add 503': () => inWorldOf({ cardProvider: null }, ({ ask }) => ask(addCard, { as: 'maria' })),
};
