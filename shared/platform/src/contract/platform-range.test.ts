import { satisfies } from 'semver';
import { isCompatible, isPlatformRange } from './platform-range.ts';

const versions = [
  '0.0.3',
  '0.0.4',
  '0.2.0',
  '0.2.9',
  '0.3.0',
  '1.0.0',
  '1.2.3',
  '1.2.4',
  '1.3.0',
  '2.0.0',
  '10.0.0',
];
const ranges = versions.flatMap((version) => [version, `^${version}`, `~${version}`]);

describe('the range of a contract', () => {
  it.each(ranges)('%s lets the same versions through as semver does', (range) => {
    for (const version of versions)
      expect([version, isCompatible(version, range)]).toEqual([version, satisfies(version, range)]);
  });

  it.each(['', '*', 'latest', '1', '^1.0', '>=1.0.0', '1.0.0 || 2.0.0', '^1.0.0-beta', '^01.0.0'])(
    '%j is rejected, and compatible with nothing',
    (range) => {
      expect(isPlatformRange(range)).toBe(false);
      expect(isCompatible('1.0.0', range)).toBe(false);
    },
  );
});
