import { screen } from '@testing-library/react';
import { contract } from '../remote.contract.ts';
import { openAuth } from './fixtures/open-auth.ts';

describe('the routes of mfe-auth', () => {
  it('AUTH-03: are all under /auth', () => {
    expect(contract.routes.map(({ path }) => path).filter((path) => !path.startsWith('/auth/'))).toEqual([]);
  });

  it('draw nothing at an address of another remote', () => {
    openAuth({ path: '/samples/7' });
    expect(screen.getByRole('main')).toBeEmptyDOMElement();
  });
});
