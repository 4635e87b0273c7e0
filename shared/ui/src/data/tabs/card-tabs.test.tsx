import { act, screen, within } from '@testing-library/react';
import { object, optional, string } from 'superstruct';
import { TextField } from '../../controls/text-field/text-field.tsx';
import { Form } from '../../form/form.tsx';
import { fakeLayout } from '../../testing/fake-layout.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { CardTabs } from './card-tabs.tsx';

const tabs = ['Summary', 'Items', 'Payments', 'Documents'].map((text) => ({
  id: text,
  text,
  content: `${text} here`,
}));
const card = <CardTabs label="Lease" tabs={tabs} />;
/** Each tab 100 px. */
const layout = (width: number) => fakeLayout({ width, widthOf: () => 100 });
const shown = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const more = (number: number) => screen.queryByRole('button', { name: `${number} more tabs` });

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('shows all tabs where they fit', () => {
  layout(472);
  renderUi(card);
  expect(shown()).toEqual(['Summary', 'Items', 'Payments', 'Documents']);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('CardTabs moves the tabs that do not fit into a menu, and an opened one replaces the last', async () => {
  layout(320);
  const { user } = renderUi(card);
  expect(shown()).toEqual(['Summary', 'Items']);
  const button = more(2);
  if (button) await user.click(button);
  const menu = within(screen.getByRole('menu'));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Payments',
    'Documents',
  ]);
  await user.click(menu.getByRole('menuitem', { name: 'Documents' }));
  expect(shown()).toEqual(['Summary', 'Documents']);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Documents');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Documents here');
});

describe('with a changed form', () => {
  const form = (
    <Form struct={object({ city: optional(string()) })} onSubmit={() => {}}>
      <TextField name="city" label="City" />
    </Form>
  );
  const withForm = tabs.map((tab) => (tab.id === 'Summary' ? { ...tab, content: form } : tab));

  it.each([
    ['another tab', 'tab', 'Items'],
    ['a tab from the menu', 'menuitem', 'Documents'],
  ])('UI-27: CardTabs asks before it opens %s, and stays on No', async (_, role, name) => {
    layout(320);
    const { user } = renderUi(<CardTabs label="Lease" tabs={withForm} />);
    const openOther = async () => {
      const button = more(2);
      if (role === 'menuitem' && button) await user.click(button);
      await user.click(screen.getByRole(role, { name }));
    };
    await user.type(screen.getByLabelText('City'), 'Macon');
    await openOther();
    await user.click(await screen.findByRole('button', { name: 'No' }));
    expect(screen.getByLabelText('City')).toHaveValue('Macon');
    await openOther();
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(screen.getByRole('tabpanel', { name })).toHaveTextContent(`${name} here`);
  });
});

it('UI-93: CardTabs measures the card at most every 1500 ms', () => {
  jest.useFakeTimers();
  const { resize } = layout(472);
  renderUi(card);
  resize(320);
  act(() => jest.advanceTimersByTime(1499));
  expect(more(2)).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(more(2)).toBeInTheDocument();
});

it('CardTabs measures a card at once that is displayed only after it was drawn', () => {
  jest.useFakeTimers();
  const { resize } = layout(0);
  renderUi(card);
  resize(320);
  expect(more(2)).toBeInTheDocument();
});

it('leaves no observer and no timer behind', () => {
  jest.useFakeTimers();
  const { observed, resize } = layout(320);
  const { unmount } = renderUi(card);
  resize(472);
  unmount();
  expect(observed()).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

it('moves by arrows, and shows nothing without tabs', async () => {
  const { user, rerender, container } = renderUi(card);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Items' })).toBeInTheDocument();
  rerender(<CardTabs label="Lease" tabs={[]} />);
  expect(container).toBeEmptyDOMElement();
});
