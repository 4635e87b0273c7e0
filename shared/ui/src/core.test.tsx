import { screen, within } from '@testing-library/react';
import { SearchIcon } from './entry-points/icons.ts';
import {
  Amount,
  Button,
  ExternalLink,
  FailedState,
  Facts,
  ListRow,
  ProgressBar,
  SkeletonScreen,
  TabLinks,
} from './entry-points/index.ts';
import { renderUi } from './testing/render-ui.tsx';

it('reads the figure as one amount, with its cents', () => {
  renderUi(
    <p>
      <Amount cents={123420} />
    </p>,
  );
  const spoken = screen.getByText('$1,234.20');
  expect(spoken).toBeInTheDocument();
  expect(spoken.nextElementSibling).toHaveAttribute('aria-hidden', 'true');
  expect(spoken.nextElementSibling).toHaveTextContent('$1,234.20');
});

it('takes no press while pending, keeps its text and focus, and says so', async () => {
  const onClick = jest.fn();
  const { user, rerender } = renderUi(<Button onClick={onClick}>Pay $84.20</Button>);
  await user.click(screen.getByRole('button', { name: 'Pay $84.20' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  rerender(
    <Button onClick={onClick} pending>
      Pay $84.20
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Pay $84.20' });
  expect(button).toHaveFocus();
  expect(screen.getByText('Working…')).toHaveAttribute('aria-live', 'polite');
  await user.click(button);
  await user.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('explains why a button is disabled', () => {
  renderUi(
    <Button disabled disabledReason="Choose a radius">
      Filter
    </Button>,
  );
  expect(screen.getByRole('button', { name: 'Filter' })).toHaveAccessibleDescription('Choose a radius');
});

it('opens an outside link in a new tab that knows nothing of this one, and says so', () => {
  renderUi(<ExternalLink href="https://apply.test">Apply Now</ExternalLink>);
  const link = screen.getByRole('link', { name: 'Apply Now (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

it('marks the tab of this page', () => {
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

it('says what failed and tries again', async () => {
  const onRetry = jest.fn();
  const { user } = renderUi(<FailedState title="We can’t show your leases" onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('We can’t show your leases');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('announces loading once and hides the blocks', () => {
  renderUi(
    <SkeletonScreen>
      <p>block</p>
    </SkeletonScreen>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(screen.getByText('block').closest('[aria-hidden=true]')).not.toBeNull();
});

it('pairs names and values', () => {
  renderUi(
    <Facts
      layout="rows"
      items={[{ label: 'Lease', value: 'FW-1' }]}
      total={{ label: 'You pay', value: '$1' }}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Lease', 'You pay']);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['FW-1', '$1']);
});

it.each([
  [-5, '0%'],
  [0, '0%'],
  [62, '62%'],
  [130, '100%'],
])('draws %i percent as %s of its bar', (percent, width) => {
  renderUi(<ProgressBar percent={percent} label="paid" />);
  expect(screen.getByRole('img', { name: 'paid' }).firstElementChild).toHaveStyle({ width });
});

it('makes a whole row the link', () => {
  renderUi(
    <ul>
      <ListRow to="/profile/change-email" title="Change email" note="maria@portal.test" />
    </ul>,
  );
  expect(screen.getByRole('link')).toHaveTextContent('Change emailmaria@portal.test');
});

it('UI-78: draws icons light, and names one only where it stands alone', () => {
  const { container } = renderUi(
    <>
      <SearchIcon />
      <SearchIcon label="Search" />
    </>,
  );
  expect(container.querySelector('svg')).toHaveAttribute('stroke-width', '1.5');
  expect(container.querySelector('svg')).toHaveAttribute('width', '20');
  const page = within(container);
  expect(page.getAllByRole('img')).toEqual([page.getByRole('img', { name: 'Search' })]);
});
