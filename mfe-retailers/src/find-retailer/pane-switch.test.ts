import { listRetailers } from '@portal/api-contract';
import { answers, fails } from '@portal/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { openFindRetailer, storeNames, tabButton } from '../fixtures/open-find-retailer.ts';

const boston = '?at=42.36_-71.06';

describe('a narrow screen', () => {
  it('can show the list alone, and the map comes with what opens on it', async () => {
    const { user } = openFindRetailer();
    await storeNames();
    // jsdom does not know the width of the window, so the switch is not displayed.
    const panes = within(screen.getByLabelText('Show'));
    const pressed = () =>
      ['Map', 'List'].filter((name) => panes.getByText(name).getAttribute('aria-pressed') === 'true');
    expect(pressed()).toEqual(['Map']);
    fireEvent.click(panes.getByText('List'));
    expect(pressed()).toEqual(['List']);
    await user.click(tabButton('Search'));
    expect(pressed()).toEqual(['Map']);
    await user.keyboard('{Escape}');
    expect(pressed()).toEqual(['List']);
  });

  it('shows the list when it is asked for, and closes the card', async () => {
    const { user } = openFindRetailer();
    await storeNames();
    await user.click(screen.getByRole('button', { name: /Prairie Beds/ }));
    expect(screen.getByRole('region', { name: 'Prairie Beds' })).toBeVisible();
    const list = within(screen.getByLabelText('Show')).getByText('List');
    fireEvent.click(list);
    expect(list).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('region', { name: 'Prairie Beds' })).not.toBeInTheDocument();
  });

  it('shows the list when the address names a store that is not found', async () => {
    openFindRetailer({ query: `${boston}&store=gone`, mocks: [answers(listRetailers, { stores: [] })] });
    expect(await screen.findByText('No stores')).toBeVisible();
    expect(within(screen.getByLabelText('Show')).getByText('List')).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows the list when there are no stores to draw, until the map is chosen', async () => {
    openFindRetailer({ mocks: [fails(listRetailers, { status: 500 })] });
    expect(await screen.findByRole('alert')).toHaveTextContent('The stores could not be loaded');
    const panes = within(screen.getByLabelText('Show'));
    expect(panes.getByText('List')).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(panes.getByText('Map'));
    expect(panes.getByText('Map')).toHaveAttribute('aria-pressed', 'true');
  });
});
