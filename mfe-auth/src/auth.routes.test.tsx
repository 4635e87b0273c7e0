import type { PortalPath } from '@portal/platform';
import { renderRemote } from '@portal/testing';
import { screen } from '@testing-library/react';
import { contract } from '../remote.contract.ts';
import { AuthRoutes } from './auth.routes.tsx';
import { authMessages } from './messages/auth.messages.ts';

const open = (path: PortalPath) =>
  renderRemote({ contract, root: AuthRoutes, messageCatalogues: [authMessages], path, user: null });

describe('the routes of mfe-auth', () => {
  it('AUTH-03: are all under /auth', () => {
    expect(contract.routes.map(({ path }) => path).filter((path) => !path.startsWith('/auth/'))).toEqual([]);
  });

  it('draw nothing at an address of another remote', () => {
    open('/samples/7');
    expect(screen.getByRole('main')).toBeEmptyDOMElement();
  });
});
