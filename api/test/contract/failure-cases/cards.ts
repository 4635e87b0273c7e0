import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addBank, addCard, cardFormConfig, type AnyEndpoint } from '@portal/api-contract';
import { additionsByCustomer } from '../../../src/methods/addition-limit.ts';
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

/** Adds a method once more than a customer may within a quarter of an hour. */
const addedTooOften =
  (endpoint: AnyEndpoint): FailureCase =>
  () =>
    withTestContext({}, async ({ send }) => {
      const bank = { bank: 'Bibb Mutual', routing: '061000104', account: '000123456789' };
      for (let tried = 0; tried < additionsByCustomer; tried += 1) {
        await send(addBank, { as: 'maria', body: bank });
      }
      return send(endpoint, {
        as: 'maria',
        body: endpoint === addCard ? { reVerificationCardId: null } : bank,
      });
    });

export const cardFailures: FailureCases = {
  'cards.form-config 503': () =>
    withTestContext({ cardProvider: null }, ({ send }) => send(cardFormConfig, { as: 'maria' })),
  'cards.add 404': ({ send }) => send(addCard, { as: 'maria' }),
  'banks.add 429': addedTooOften(addBank),
  'cards.add 429': addedTooOften(addCard),
  'cards.add 502': providerAnswering('no card'),
  'cards.add 503': () =>
    withTestContext({ cardProvider: null }, ({ send }) => send(addCard, { as: 'maria' })),
};
