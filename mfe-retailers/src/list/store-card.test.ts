import { act, screen, within } from '@testing-library/react';
import { openFindRetailer, storeNames } from '../fixtures/open-find-retailer.ts';

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
