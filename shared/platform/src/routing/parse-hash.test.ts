import { parseHash } from './parse-hash.ts';

describe('parseHash', () => {
  it.each([
    ['', '/', ''],
    ['#', '/', ''],
    ['#//', '/', ''],
    ['#lease/7', '/sample/7', ''],
    ['#/sample/7/?tab=a?b', '/sample/7', '?tab=a?b'],
    ['#/sample/7?', '/sample/7', ''],
    ['#//lease', '//lease', ''],
  ])('reads %j as the pathname %j and the search %j', (hash, pathname, search) => {
    expect(parseHash(hash)).toEqual({ pathname, search });
  });
});
