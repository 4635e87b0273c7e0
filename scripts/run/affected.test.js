import { browserTestsFor } from './affected.mjs';

describe('browserTestsFor', () => {
  it('has only the journeys through the remotes that changed', () => {
    expect(browserTestsFor(['mfe-leases', 'mfe-payments'])).toEqual([
      {
        task: 'journeys',
        args: ['--', '--grep=@mfe-leases|@mfe-payments'],
        env: { CHANGED_REMOTES: 'mfe-leases,mfe-payments' },
      },
    ]);
  });

  it.each(['shell', 'api', 'e2e'])('has every journey when %s changed', (folder) => {
    expect(browserTestsFor(['mfe-leases', folder])).toEqual([{ task: 'journeys', args: [] }]);
  });

  it('has the stories when the gallery, or what it shows, changed', () => {
    expect(browserTestsFor(['shared/ui', 'shared/gallery'])).toEqual([{ task: 'gallery', args: [] }]);
  });

  it('has nothing when no page changed', () => {
    expect(browserTestsFor(['scripts', 'shared/jest-preset'])).toEqual([]);
  });
});
