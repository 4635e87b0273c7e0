import { addDays, type CalendarDate } from '@portal/domain';
import { application, type LeasePlan } from '../lease-plan.ts';
import { heatPump, sofa, stores } from './goods.ts';

const options = [
  { offer: '12 months', value: 1_500, due_at_signing: 49 },
  { offer: '18 months', value: 2_200, due_at_signing: 49 },
  { offer: '24 months', value: 3_000, due_at_signing: 79.5 },
];

/** The seven approved states and two others, with ages on both sides of 181 days. */
export function applicationsOfAbe(today: CalendarDate): readonly LeasePlan[] {
  const ages = { V: 0, S: 30, G: 179, C: 180, I: 181, Z: 182, Y: 0, D: 0, P: 30 } as const;
  return Object.entries(ages).map(([stateCode, age], index) =>
    application({
      owner: 'abe',
      loanNumber: `AP-40${String(index + 1).padStart(2, '0')}`,
      store: index % 2 === 0 ? stores.harbor : stores.blueRidge,
      items: index % 2 === 0 ? sofa : heatPump,
      stateCode,
      appliedOn: addDays(today, -age),
      ...decisionOf(stateCode),
    }),
  );
}

/** Offers in each of the two fields, none, and a decision that is cut off. */
export function decisionOf(stateCode: string): {
  applicationResult: string | null;
  offerAmounts: string | null;
} {
  if (stateCode === 'S') {
    return {
      applicationResult: JSON.stringify({ result: 'approved' }),
      offerAmounts: JSON.stringify(options),
    };
  }
  if (stateCode === 'Y') {
    return { applicationResult: '{"result":"approved","message":{"options', offerAmounts: '[{"offer":' };
  }
  if (stateCode === 'D') return { applicationResult: '{"result":"declined"}', offerAmounts: null };
  if (stateCode === 'P') return { applicationResult: null, offerAmounts: null };
  return {
    applicationResult: JSON.stringify({ result: 'approved', message: { options } }),
    offerAmounts: '[]',
  };
}
