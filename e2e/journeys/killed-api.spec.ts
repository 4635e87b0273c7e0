import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { CustomerApi } from '../site/customer-api.ts';
import { startForgetfulProcessor } from '../site/processor.ts';
import { expect, testOnEmbeddedStore } from '../site/test.ts';
import { expectPaid, expectPayment, payButton, paymentPath, reviewPayment } from '../steps/pay.ts';
import { openAs } from '../steps/sign-in.ts';

const store = 'Harbor Home Furniture';

/** Milliseconds in which the worker takes up a payment whose process died: its claim of 30 s and the worker's pause. */
const takenUpWithin = 60_000;

/** Returns today where the lease is, as the api expects a day; Canadian English writes days in that order. */
const todayOf = ({ time_zone: timeZone }: { time_zone: string }) =>
  new Date().toLocaleDateString('en-CA', { timeZone });

/** Sets the clock of an api ahead; the answer comes when what is due then is done. */
async function setClock(url: string, ahead: number): Promise<void> {
  const answer = await fetch(`${url}/api/test/clock`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: new Date(Date.now() + ahead).toISOString() }),
  });
  expect(answer.status).toBe(200);
}

testOnEmbeddedStore(
  'PAY-35, API-30: an api that is killed at any moment of a payment and started again makes exactly one payment',
  async ({ portal }) => {
    const maria = await CustomerApi.signIn(portal.url, 'maria');
    const lease = await maria.lease(store);
    const account = await maria.bank('Macon Credit Union');
    const before = await maria.paymentCount(lease);

    const orders = [0, 4, 8, 16, 32, 64].map((delay, nth) => ({
      delay,
      key: randomUUID(),
      order: {
        amount: 85 + nth,
        date: todayOf(lease),
        lease: lease.lease_uuid,
        method_id: account.id,
        method_type: 'bank',
        isPayoffAmount: false,
      } as const,
    }));
    for (const { delay, key, order } of orders) {
      const first = maria.pay(order, key).catch(() => null);
      // The delay is what the test varies: the api is killed before, during or after the transaction.
      await new Promise((resolve) => setTimeout(resolve, delay));
      await portal.killApi();
      await first;
      await portal.startApi();
      // 409: stored, and not known yet whether the processor was asked.
      expect([200, 409]).toContain((await maria.pay(order, key)).status);
    }
    for (const { key, order } of orders) {
      await expect
        .poll(async () => (await maria.pay(order, key)).status, { timeout: takenUpWithin })
        .toBe(200);
    }
    expect(await maria.paymentCount(lease)).toBe(before + orders.length);
  },
);

testOnEmbeddedStore(
  'PAY-35: a customer whose payment is cut off by a killed api, or by a killed processor, reads that it is being checked, then that it was paid, and pays once',
  { tag: '@mfe-payments' },
  async ({ page, portal, faults }, testInfo) => {
    faults.expect(/Failed to load resource|net::ERR/);
    const maria = await CustomerApi.signIn(portal.url, 'maria');
    const lease = await maria.lease(store);
    const before = await maria.paymentCount(lease);

    await openAs(page, maria, paymentPath(lease.lease_uuid));
    await expectPayment(page);
    await reviewPayment(page, { amount: '94.07', bank: /Macon Credit Union/ });
    await page.route(
      '**/api/v1/mobile/payments',
      async (route) => {
        const answered = route.fetch().catch(() => null);
        await answered;
        await portal.killApi();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await payButton(page, '94.07').click();
    await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
    await portal.startApi();
    // The page asks again by itself.
    await expectPaid(page);
    expect(await maria.paymentCount(lease)).toBe(before + 1);

    await portal.killApi();
    await mkdir(testInfo.outputDir, { recursive: true });
    const processor = await startForgetfulProcessor(testInfo.outputDir);
    // Its clock can be set: an open payment is looked up a minute after the failed try.
    await portal.startApi({ ...processor.environment, NODE_ENV: 'test' });
    try {
      await openAs(page, maria, paymentPath(lease.lease_uuid));
      await expectPayment(page);
      await reviewPayment(page, { amount: '96.07', bank: /Macon Credit Union/ });
      await payButton(page, '96.07').click();
      await expect.poll(() => processor.chargesOf(9_607)).toBe(1);
      await processor.kill();
      await expect(page.getByRole('heading', { name: 'Checking your payment' })).toBeVisible();
      await expect(page.getByText('You don’t need to pay again.', { exact: false })).toBeVisible();
      await processor.start();
      await setClock(portal.url, 2 * 60_000);
      await expectPaid(page);
      expect(await maria.paymentCount(lease)).toBe(before + 2);
      expect(await processor.chargesOf(9_607)).toBe(1);
    } finally {
      await processor.kill();
    }
  },
);
