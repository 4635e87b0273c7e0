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
    fetchAhead('mfe-leases', 'now');
    fetchAhead('mfe-leases', 'now');
    expect(links()).toEqual([
      'preload script /assets/mfe-leases/one/entry.js sha384-E anonymous',
      'preload script /assets/mfe-leases/one/lifecycles.js  anonymous',
    ]);
  });

  it('asks again with priority for what was fetched at leisure', () => {
    fetchAhead('mfe-leases', 'soon');
    fetchAhead('mfe-leases', 'now');
    expect(links().map((link) => link.split(' ')[0])).toEqual(['prefetch', 'prefetch', 'preload', 'preload']);
  });

  it('does nothing for a remote that is not in the release', () => {
    fetchAhead('mfe-unknown', 'now');
    expect(links()).toEqual([]);
  });
});
