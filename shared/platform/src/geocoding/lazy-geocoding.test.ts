import { NetworkError } from '../api/api-error.ts';
import { createLazyGeocoding } from './lazy-geocoding.ts';

const config = {
  apiBase: 'https://api.test',
  geocode: { forwardUrl: 'https://places.test/search', reverseUrl: null },
};
const address = { city: 'Austin', state: 'TX' };
const chunk = './create-geocoding.ts';

afterEach(() => {
  jest.restoreAllMocks();
  jest.resetModules();
});

describe('the geocoding of a page', () => {
  it('RET-37: searches once its code is there', async () => {
    const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('[]'));
    await expect(createLazyGeocoding(config).forward(address)).resolves.toBeNull();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('asks nobody in a direction without a service', async () => {
    const fetch = jest.spyOn(globalThis, 'fetch');
    const geocoding = createLazyGeocoding(config);
    expect(geocoding.available).toEqual({ forward: true, reverse: false });
    await expect(geocoding.reverse({ latitude: 30, longitude: -97 })).resolves.toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('fails as without a network when its code does not come, and asks for it again with the next search', async () => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('[]'));
    const load = jest
      .fn(() => jest.requireActual<object>(chunk))
      .mockImplementationOnce(() => {
        throw new Error('Loading chunk geocoding failed');
      });
    jest.doMock(chunk, load);
    const geocoding = createLazyGeocoding(config);
    await expect(geocoding.forward(address)).rejects.toBeInstanceOf(NetworkError);
    await expect(geocoding.forward(address)).resolves.toBeNull();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
