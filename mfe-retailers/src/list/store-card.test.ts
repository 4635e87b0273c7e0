import { listRetailers } from '@portal/api-contract';
import { answers } from '@portal/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openFindRetailer, storeNames } from '../fixtures/open-find-retailer.ts';
import { wireStore } from '../fixtures/sample-stores.ts';

describe('the store card', () => {
  it('RET-19, RET-20, RET-21, RET-48: a tapped marker shows name, address, Apply Now in a new tab and Cancel', async () => {
    const { map, user, platform } = openFindRetailer();
    await storeNames();
    const shown = await map();
    act(() => shown.events.onStore('wichita'));
    const card = await screen.findByRole('region', { name: 'Prairie Beds' });
    expect(card).toHaveTextContent('1 Main St, Suite 4');
    expect(card).toHaveTextContent('Wichita, KS 67202');
    const apply = within(card).getByRole('link', { name: /Apply Now/ });
    expect(apply).toHaveAttribute('href', platform.brand.creditOptionsUrl);
    expect(apply).toHaveAttribute('target', '_blank');
    await user.click(within(card).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('region', { name: 'Prairie Beds' })).not.toBeInTheDocument();
    expect(shown.marked).toEqual([]);
  });

  it('a row shows its store on the map and takes the focus to its card; Escape brings it back', async () => {
    const { map, user } = openFindRetailer();
    await storeNames();
    const shown = await map();
    await user.click(screen.getByRole('button', { name: /Harbor Sofas/ }));
    expect(shown.marked).toEqual(['boston']);
    expect(shown.views.at(-1)?.centre).toEqual({ latitude: 42.36, longitude: -71.06 });
    expect(screen.getByRole('heading', { name: 'Harbor Sofas' })).toHaveFocus();
    expect(screen.getByRole('button', { name: /Harbor Sofas/ })).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: /Harbor Sofas/ })).toHaveFocus();
  });

  it('tells distance, categories, phone and the way to the store, and Close closes it', async () => {
    const { map, user } = openFindRetailer();
    await storeNames();
    const shown = await map();
    act(() => shown.events.onStore('wichita'));
    const card = await screen.findByRole('region', { name: 'Prairie Beds' });
    expect(card).toHaveTextContent('0.7 miles away');
    expect(within(card).getByRole('listitem')).toHaveTextContent('Furniture');
    expect(within(card).getByRole('link', { name: '(912) 555-0101' })).toHaveAttribute(
      'href',
      'tel:9125550101',
    );
    const directions = within(card).getByRole('link', { name: /Directions/ });
    expect(directions).toHaveAttribute('href', expect.stringContaining('destination=37.7,-97.34'));
    await user.click(within(card).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Prairie Beds' })).not.toBeInTheDocument();
  });

  it('a store without a position is in the list and its card, not on the map, and is counted', async () => {
    const lost = {
      ...wireStore({ id: 'lost', latitude: 91, longitude: 0, name: '<b>Lost</b>' }),
      Phone: null,
    };
    const near = wireStore({ id: 'near', latitude: 37.7, longitude: -97.34, name: 'Prairie Beds' });
    const { map, user } = openFindRetailer({ mocks: [answers(listRetailers, { stores: [lost, near] })] });
    expect(await screen.findByText(/1 of them is not on the map/)).toBeVisible();
    const shown = await map();
    await waitFor(() => expect(shown.stores).toEqual(['near']));
    // Markup in a name is text.
    await user.click(screen.getByRole('button', { name: /<b>Lost<\/b>.*Not on the map/ }));
    const card = screen.getByRole('region', { name: '<b>Lost</b>' });
    expect(within(card).queryByRole('link', { name: /Directions|555/ })).not.toBeInTheDocument();
  });

  it('hover and focus in the list show on the map, and hover on the map in the list', async () => {
    const { map, user } = openFindRetailer();
    await storeNames();
    const shown = await map();
    const row = screen.getByRole('button', { name: /Harbor Sofas/ });
    await user.hover(row);
    expect(shown.hovered).toBe('boston');
    await user.unhover(row);
    expect(shown.hovered).toBeNull();
    act(() => row.focus());
    expect(shown.hovered).toBe('boston');
    act(() => shown.events.onHover('wichita'));
    expect(screen.getByRole('button', { name: /Prairie Beds/ })).toHaveAttribute('data-hovered');
    expect(row).not.toHaveAttribute('data-hovered');
  });

  it('RET-19: co-located stores are a list to choose from', async () => {
    const { map, user } = openFindRetailer();
    await storeNames();
    const shown = await map();
    act(() => shown.events.onCoLocated(['wichita', 'boston']));
    const card = await screen.findByRole('region', { name: '2 stores here' });
    await user.click(within(card).getByRole('button', { name: /Prairie Beds/ }));
    expect(await screen.findByRole('region', { name: 'Prairie Beds' })).toBeVisible();
  });
});
