import { parseHash } from './parse-hash.ts';

describe('parseHash', () => {
  it.each([
    ['', '/', ''],
    ['#', '/', ''],
    ['#//', '/', ''],
    ['#sample/7', '/sample/7', ''],
    ['#/sample/7/?tab=a?b', '/sample/7', '?tab=a?b'],
    ['#/sample/7?', '/sample/7', ''],
    ['#//sample', '//sample', ''],
  ])('reads %j as the pathname %j and the search %j', (hash, pathname, search) => {
    expect(parseHash(hash)).toEqual({ pathname, search });
  });
});
