import { Results } from '../measure/results.ts';
import { profiles } from '../profiles.ts';
import { targetOutcomes } from './target-outcomes.ts';

const slow = profiles.slice(0, 1);
const login = { profile: '562', section: 'login', figure: 'content' } as const;

function outcome(portal: readonly number[], lazy: readonly number[]) {
  const results = new Results();
  for (const value of portal) results.add(login, 'portal', value);
  for (const value of lazy) results.add(login, 'lazy', value);
  for (const value of portal) results.add(login, 'preloading', value);
  return targetOutcomes(results, slow).find(({ target }) => target.reference === 'lazy');
}

describe('the targets', () => {
  it('are met up to their limit', () => {
    expect(outcome([85, 850], [100, 1000])).toMatchObject({ value: 0.85, isMet: true });
  });

  it('are missed above it', () => {
    expect(outcome([86, 860], [100, 1000])).toMatchObject({ value: 0.86, isMet: false });
  });
});
