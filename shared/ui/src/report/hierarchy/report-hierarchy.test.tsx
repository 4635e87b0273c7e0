import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui.tsx';
import { ReportHierarchy, type NextTier } from './report-hierarchy.tsx';

function items(names: readonly string[], { item, open }: NextTier) {
  return names.map((name) => (
    <button key={name} type="button" aria-expanded={item === name} onClick={() => open(name)}>
      {name}
    </button>
  ));
}

const report = (
  <ReportHierarchy
    first={{ title: 'Regions', draw: (next) => items(['North', 'South'], next) }}
    second={{
      title: (region) => `Shops in ${region}`,
      draw: (_region, next) => items(['Ark', 'Barn'], next),
    }}
    third={{ title: (shop) => `Leases of ${shop}`, draw: (shop) => <p>All of {shop}</p> }}
  />
);

const tiers = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });

it('UI-14, UI-15: tier 2 opens from tier 1 and tier 3 from tier 2, each with the focus on its heading', async () => {
  const { user } = renderUi(report);
  expect(tiers()).toEqual(['Regions']);
  await user.click(button('North'));
  expect(tiers()).toEqual(['Regions', 'Shops in North']);
  expect(screen.getByRole('heading', { name: 'Shops in North' })).toHaveFocus();
  expect(button('North')).toHaveAttribute('aria-expanded', 'true');
  await user.click(button('Ark'));
  expect(tiers()).toEqual(['Regions', 'Shops in North', 'Leases of Ark']);
  expect(screen.getByRole('heading', { name: 'Leases of Ark' })).toHaveFocus();
});

it('UI-16: closing a tier closes the deeper ones, and the focus goes back to where it was opened', async () => {
  const { user } = renderUi(report);
  await user.click(button('North'));
  await user.click(button('Ark'));
  await user.click(button('Close Leases of Ark'));
  expect(tiers()).toEqual(['Regions', 'Shops in North']);
  expect(button('Ark')).toHaveFocus();
  await user.click(button('Ark'));
  await user.click(button('Close Shops in North'));
  expect(tiers()).toEqual(['Regions']);
  expect(button('North')).toHaveFocus();
});

it('UI-16: another item of tier 1 closes tier 3', async () => {
  const { user } = renderUi(report);
  await user.click(button('North'));
  await user.click(button('Ark'));
  await user.click(button('South'));
  expect(tiers()).toEqual(['Regions', 'Shops in South']);
});
