import { readAttributes } from './embed-attributes.ts';

const element = (attributes: Readonly<Record<string, string>>) => {
  const created = document.createElement('portal-sample');
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  return created;
};

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('the attribute api', () => {
  it.each([
    ['https://api.example', 'https://api.example'],
    ['https://api.example/', 'https://api.example'],
    ['HTTP://Api.example:8080/v1?x#y', 'http://api.example:8080'],
    ['', null],
  ])('%j is read as %j', (api, origin) => {
    expect(readAttributes(element({ api })).api).toBe(origin);
    expect(logged).not.toHaveBeenCalled();
  });

  it.each(['api.example', '/api', '//api.example', 'ftp://api.example', 'javascript:alert(1)'])(
    '%j counts as missing, and the page’s developer is told',
    (api) => {
      expect(readAttributes(element({ api })).api).toBeNull();
      expect(logged.mock.calls).toEqual([
        [expect.stringContaining(`<portal-sample api="${api}"> is not an http or https address`)],
      ]);
    },
  );
});
