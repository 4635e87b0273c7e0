import { modelAccount, modelPayoff, readBooks } from './books.ts';
import { todayOf, type Scenario } from './scenario.ts';
import { quiet } from './steps.ts';
import { ensure } from './violation.ts';

/** A customer looks at the leases, which show what the model's ledger says. */
export async function checkShown(scenario: Scenario, place: number): Promise<void> {
  const { token } = scenario.customers[place] ?? { token: '' };
  const headers = { authorization: `Bearer ${token}` };
  const answer = await scenario.portal.request(quiet, {
    method: 'GET',
    url: '/api/v1/mobile/leases',
    headers,
  });
  const { all } = answer?.envelope.data as {
    all: { loan_number: string; extra: Record<string, unknown> }[];
  };
  const own = scenario.leases.filter(({ owner }) => owner === place);
  ensure(
    JSON.stringify(all.map(({ loan_number }) => loan_number)) ===
      JSON.stringify(own.map(({ loanNumber }) => loanNumber)),
    `customer ${place} sees ${all.length} leases`,
  );
  const books = await readBooks(scenario.portal);
  for (const lease of own) {
    const { due, paid, lateFee, percent } = modelAccount(lease, books);
    const payoff = modelPayoff(lease, books, todayOf(scenario, lease));
    const expected = [Math.max(0, due), paid, Math.max(0, payoff), lateFee, Math.round(percent * 100)];
    const shown = all.find(({ loan_number }) => loan_number === lease.loanNumber)?.extra ?? {};
    const figures = ['totalDue', 'totalPaid', 'balance', 'LateFee', 'PctPymtMade'].map((name) =>
      Math.round(Number(shown[name]) * 100),
    );
    ensure(
      JSON.stringify(figures) === JSON.stringify(expected),
      `lease ${lease.loanNumber} shows ${figures.join(', ')} instead of ${expected.join(', ')}`,
    );
  }
}
