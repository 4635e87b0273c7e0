import { listPaymentIntents } from '@portal/api-contract';
import { answers, callsOf, renderRemote } from '@portal/testing';
import { act, screen } from '@testing-library/react';
import { contract } from '../../remote.contract.ts';
import { wireIntent } from '../fixtures/wire-account.ts';
import { usePaymentIntents } from './use-payment-intents.ts';

const minute = 60_000;

function Statuses() {
  const { intents } = usePaymentIntents();
  return <p>{intents?.map(({ status }) => status).join()}</p>;
}

it('OP-107: a payment that stays in process is asked about for five minutes, so that it keeps no session alive', async () => {
  jest.useFakeTimers();
  try {
    renderRemote({
      contract,
      root: Statuses,
      path: '/dashboard',
      mocks: [answers(listPaymentIntents, [wireIntent('1', 'processing')])],
    });
    const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
    const asked = () => callsOf(listPaymentIntents).length;
    expect(await screen.findByText('processing')).toBeVisible();
    await pass(4 * minute);
    const early = asked();
    expect(early).toBeGreaterThan(20);
    await pass(minute);
    const all = asked();
    expect(all).toBeGreaterThan(early);
    await pass(60 * minute);
    expect(asked()).toBe(all);
  } finally {
    jest.useRealTimers();
  }
});
