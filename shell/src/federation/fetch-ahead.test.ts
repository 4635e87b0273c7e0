import { remotesOf, sampleRelease } from '../fixtures/release.fixture.ts';
import { createFetchAhead } from './fetch-ahead.ts';

describe('fetching ahead', () => {
  const links = () =>
    [...document.head.querySelectorAll('link')].map((link) =>
      ['rel', 'as', 'href', 'integrity', 'crossorigin'].map((name) => link.getAttribute(name)).join(' '),
    );
  const fetchAhead = createFetchAhead({
    page: document,
    remotes: remotesOf(sampleRelease()),
    integrityOf: (address) => (address.endsWith('entry.js') ? 'sha384-E' : undefined),
  });

  beforeEach(() => document.head.replaceChildren());

  it('asks for entry and exposed chunk together, with their hashes, and for each once', () => {
    void fetchAhead('mfe-leases', 'now');
    void fetchAhead('mfe-leases', 'now');
    expect(links()).toEqual([
      'preload script /assets/mfe-leases/one/entry.js sha384-E anonymous',
      'preload script /assets/mfe-leases/one/lifecycles.js  anonymous',
    ]);
  });

  it('asks again with priority for what was fetched at leisure', () => {
    void fetchAhead('mfe-leases', 'soon');
    void fetchAhead('mfe-leases', 'now');
    expect(links().map((link) => link.split(' ')[0])).toEqual(['prefetch', 'prefetch', 'preload', 'preload']);
  });

  it('says when all have come or failed, to each who asks', async () => {
    const ends = [fetchAhead('mfe-leases', 'soon'), fetchAhead('mfe-leases', 'soon')];
    const ended = jest.fn();
    void Promise.race(ends).then(ended);
    const [entry, chunk] = document.head.querySelectorAll('link');
    entry?.dispatchEvent(new Event('load'));
    await Promise.resolve();
    expect(ended).not.toHaveBeenCalled();
    chunk?.dispatchEvent(new Event('error'));
    await Promise.all(ends);
  });

  it('waits for nothing where the page itself has asked', async () => {
    for (const file of ['entry.js', 'lifecycles.js']) {
      const link = document.createElement('link');
      link.setAttribute('rel', 'preload');
      link.setAttribute('href', `/assets/mfe-leases/one/${file}`);
      document.head.append(link);
    }
    await expect(fetchAhead('mfe-leases', 'now')).resolves.toBeUndefined();
  });

  it('does nothing for a remote that is not in the release', async () => {
    await fetchAhead('mfe-unknown', 'now');
    expect(links()).toEqual([]);
  });
});
