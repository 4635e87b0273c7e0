import { listFilters, listReport, uploadFile } from '@portal/api-contract';
import { endpointAt, endpointUnder } from './endpoint-at.ts';

describe('an endpoint at a configured path', () => {
  it('OP-92: is at its own path without one, and at the one that is given', () => {
    expect(endpointAt(undefined, uploadFile)).toBe(uploadFile);
    expect(endpointAt('/files/up', uploadFile)).toEqual({ ...uploadFile, path: '/files/up' });
  });

  it('stays at its own path for a name that this has a parameter for', () => {
    expect(endpointAt('leases', listReport)).toBe(listReport);
  });

  it.each(['files/up', 'https://files.example/up', ''])(
    'UI-53, UI-54, UI-55: throws for %j, which is neither a path nor a name',
    (wrong) => {
      expect(() => endpointAt(wrong, uploadFile)).toThrow(
        new TypeError(`${wrong} is not a path of the api: it must begin with /, as /api/v2/files does.`),
      );
    },
  );
});

describe('an endpoint under a configured base', () => {
  it.each([
    [undefined, '/api/v2/system/filters'],
    ['/own/v9', '/own/v9/system/filters'],
    ['/own/v9/', '/own/v9/system/filters'],
    ['/', '/system/filters'],
  ])('OP-92: is under %j at %j', (base, path) => {
    expect(endpointUnder(base, listFilters).path).toBe(path);
  });

  it('OP-92: throws for an address of another server', () => {
    expect(() => endpointUnder('https://x.example', listFilters)).toThrow('https://x.example/system/filters');
  });
});
