import { screen } from '@testing-library/react';
import { number, object, optional } from 'superstruct';
import { renderForm } from '../../testing/render-form.tsx';
import { NumberField } from './number-field.tsx';
import { PercentageField } from '../percentage/percentage-field.tsx';

const save = () => screen.getByRole('button', { name: 'Save' });

describe('PercentageField', () => {
  const struct = object({ rate: number() });
  const setup = (rate?: number, field = <PercentageField name="rate" label="Rate" />) =>
    renderForm(struct, field, { rate });
  const rate = () => screen.getByLabelText('Rate');

  it.each([
    [0.07, '7'],
    [0.295, '29.5'],
    [1e-7, '0.00001'],
    [-0.05, '-5'],
  ])('UI-35: shows the stored %d as %s', (stored, shown) => {
    setup(stored);
    expect(rate()).toHaveValue(shown);
  });

  it.each([
    ['7', 0.07],
    ['29.5', 0.295],
    ['-5', -0.05],
    ['.1', 0.001],
  ])('UI-36: stores %s as %d', async (typed, stored) => {
    const { user, sent } = setup();
    await user.type(rate(), typed);
    await user.click(save());
    expect(sent).toEqual([{ rate: stored }]);
  });

  it('UI-34: accepts digits, dot and minus only', async () => {
    const { user } = setup();
    await user.type(rate(), '-a1e2%.5 ');
    expect(rate()).toHaveValue('-12.5');
  });

  it.each([
    [undefined, 'text'],
    [-0.05, 'text'],
    [0, 'decimal'],
  ])('UI-34: opens a keypad with a minus unless its minimum, here %p, forbids one', (min, inputMode) => {
    setup(undefined, <PercentageField name="rate" label="Rate" min={min} />);
    expect(rate()).toHaveAttribute('inputmode', inputMode);
  });

  it.each(['7,5', '٧،٥'])('UI-17: rejects %s, which is not 75, with a message', async (typed) => {
    const { user } = setup();
    await user.type(rate(), typed);
    await user.tab();
    expect(rate()).toHaveValue('7,5');
    expect(rate()).toHaveAccessibleDescription('must be a valid number');
    expect(save()).toBeDisabled();
  });

  it('UI-17: keeps a text that is not a number, rejects it with a message and sends nothing', async () => {
    const { user, sent } = setup();
    await user.type(rate(), '1.2.3');
    await user.tab();
    expect(rate()).toHaveValue('1.2.3');
    expect(rate()).toHaveAccessibleDescription('must be a valid number');
    expect(save()).toBeDisabled();
    expect(sent).toEqual([]);
  });

  it('leaves what is typed alone until it is left', async () => {
    const { user } = setup();
    await user.type(rate(), '7.');
    expect(rate()).toHaveValue('7.');
    await user.type(rate(), '50');
    expect(rate()).toHaveValue('7.50');
    await user.tab();
    expect(rate()).toHaveValue('7.5');
  });

  it('names its limits as percent', async () => {
    const { user } = setup(undefined, <PercentageField name="rate" label="Rate" min={0.05} max={0.25} />);
    await user.type(rate(), '4.99');
    await user.tab();
    expect(rate()).toHaveAccessibleDescription('Enter 5% or more');
    await user.clear(rate());
    await user.type(rate(), '25.01');
    await user.tab();
    expect(rate()).toHaveAccessibleDescription('Enter 25% or less');
    await user.clear(rate());
    await user.type(rate(), '25');
    expect(save()).toBeEnabled();
  });

  it('steps by arrows without noise, and stops at a limit', async () => {
    const { user, sent } = setup(0.06, <PercentageField name="rate" label="Rate" max={0.075} step={0.5} />);
    await user.click(rate());
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(rate()).toHaveValue('7');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(rate()).toHaveValue('7.5');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(sent).toEqual([{ rate: 0.07 }]);
  });
});

describe('NumberField', () => {
  it('gives a number while the customer types, and nothing when it is emptied', async () => {
    const { user, sent } = renderForm(
      object({ count: optional(number()) }),
      <NumberField name="count" label="Count" optional />,
    );
    const count = screen.getByLabelText(/Count/);
    await user.type(count, '12.50');
    await user.keyboard('{Enter}');
    await user.clear(count);
    await user.keyboard('{Enter}');
    expect(sent).toEqual([{ count: 12.5 }, {}]);
  });

  it('takes a pasted number with commas between its thousands', async () => {
    const { user, sent } = renderForm(
      object({ count: number() }),
      <NumberField name="count" label="Count" />,
    );
    await user.click(screen.getByLabelText('Count'));
    await user.paste('1,000.5');
    await user.keyboard('{Enter}');
    expect(sent).toEqual([{ count: 1000.5 }]);
    await user.tab();
    expect(screen.getByLabelText('Count')).toHaveValue('1000.5');
  });

  it('UI-17: steps without losing a digit, and no further than a number goes', async () => {
    const { user, sent } = renderForm(
      object({ count: number() }),
      <NumberField name="count" label="Count" />,
      {
        count: 9007199254740991,
      },
    );
    await user.click(screen.getByLabelText('Count'));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByLabelText('Count')).toHaveValue('9007199254740990');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(screen.getByLabelText('Count')).toHaveValue('9007199254740992');
    expect(sent).toEqual([{ count: 9007199254740990 }]);
  });

  it('UI-17: keeps a text of too many digits, says so and does not step from it', async () => {
    const { user } = renderForm(object({ count: number() }), <NumberField name="count" label="Count" />);
    const count = screen.getByLabelText('Count');
    await user.type(count, '1234567890123456789');
    await user.keyboard('{ArrowUp}');
    await user.tab();
    expect(count).toHaveValue('1234567890123456789');
    expect(count).toHaveAccessibleDescription('must have no more than 15 digits');
    expect(save()).toBeDisabled();
  });

  it('takes the digits and the point of another script', async () => {
    const { user, sent } = renderForm(
      object({ count: number() }),
      <NumberField name="count" label="Count" />,
    );
    await user.type(screen.getByLabelText('Count'), '-١٢٫٥{Enter}');
    expect(screen.getByLabelText('Count')).toHaveValue('-12.5');
    expect(sent).toEqual([{ count: -12.5 }]);
  });

  it.each([null, 'many', NaN])('draws a server’s %j without an error', (count) => {
    renderForm(object({ count: number() }), <NumberField name="count" label="Count" />, {
      count: count as unknown as number,
    });
    expect(screen.getByLabelText('Count')).toBeVisible();
    expect(save()).toBeDisabled();
  });
});
