import { screen } from '@testing-library/react';
import { TabLinks } from './tab-links.tsx';
import { renderUi } from '../testing/render-ui.tsx';

it('TabLinks marks the tab of this page', () => {
  renderUi(
    <TabLinks
      label="Account"
      items={[
        { to: '/dashboard', text: 'Dashboard', current: true },
        { to: '/payment-history', text: 'Payment History', current: false },
      ]}
    />,
  );
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard');
  expect(screen.getByRole('link', { name: 'Payment History' })).toHaveAttribute('href', '/payment-history');
});
