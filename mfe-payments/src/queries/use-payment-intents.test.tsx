import { listLeases, listPaymentHistories, listPaymentIntents } from '@portal/api-contract';
import { getToday } from '@portal/domain';
import { answers, callsOf, mock, renderRemote } from '@portal/testing';
import { act, screen } from '@testing-library/react';
import { contract } from '../../remote.contract.ts';
import { wireIntent, wireLeases, wirePaymentRecord } from '../fixtures/wire-account.ts';
import { usePaymentHistory } from './use-payment-history.ts';
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

function Paid() {
  const history = usePaymentHistory();
  return history.status === 'ready' && <p>{history.payments.map(({ isPaid }) => String(isPaid)).join()}</p>;
}

it('PAY-39: history and leases load again when a payment in process has come to its end', async () => {
  jest.useFakeTimers();
  try {
    renderRemote({
      contract,
      root: Paid,
      path: '/dashboard',
      mocks: [
        answers(listLeases, wireLeases()),
        answers(listPaymentHistories, []),
        answers(listPaymentIntents, [wireIntent('1', 'processing')]),
      ],
    });
    expect(await screen.findByText('false')).toBeVisible();
    const loads = () => callsOf(listLeases).length;
    const before = loads();
    mock(answers(listPaymentHistories, [wirePaymentRecord('1', 84.2, getToday())]));
    mock(answers(listPaymentIntents, [wireIntent('1', 'succeeded')]));
    await act(() => jest.advanceTimersByTimeAsync(11_000));
    expect(await screen.findByText('true')).toBeVisible();
    expect(loads()).toBe(before + 1);
  } finally {
    jest.useRealTimers();
  }
});
