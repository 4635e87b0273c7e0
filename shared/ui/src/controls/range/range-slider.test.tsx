import { act, screen } from '@testing-library/react';
import { number, object, tuple } from 'superstruct';
import { renderForm } from '../../testing/render-form.tsx';
import { RangeField } from './range-field.tsx';
import type { RangeValue } from './range-value.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const place = (at: number) => `${months[at % 12]} ${2025 + Math.floor(at / 12)}`;
const struct = object({ range: tuple([number(), number()]) });

const setup = (range?: RangeValue) =>
  renderForm(
    struct,
    <RangeField name="range" label="Months" min={0} max={23} minSpan={3} maxSpan={11} valueText={place} />,
    range ? { range: [...range] } : undefined,
  );
const from = () => screen.getByRole('slider', { name: 'From Months' });
const to = () => screen.getByRole('slider', { name: 'To Months' });

const focus = (thumb: HTMLElement) => act(() => thumb.focus());

it('RangeSlider shows its range as text, to screen readers as well', () => {
  setup([0, 11]);
  expect(screen.getByText('Jan 2025 to Dec 2025')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Months' })).toBeInTheDocument();
  expect(from()).toHaveAttribute('aria-valuetext', 'Jan 2025');
  expect(to()).toHaveAttribute('aria-valuetext', 'Dec 2025');
});

it('UI-43: stops three before the other thumb', async () => {
  const { user, sent } = setup([0, 4]);
  focus(from());
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([{ range: [1, 4] }]);
});

it('UI-44: takes the other thumb along at the widest span', async () => {
  const { user, sent } = setup([0, 11]);
  focus(to());
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByText('Mar 2025 to Feb 2026')).toBeVisible();
  await user.keyboard('{End}');
  expect(to()).toHaveAttribute('aria-valuetext', 'Dec 2026');
  focus(from());
  await user.keyboard('{Home}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([{ range: [0, 11] }]);
});

it('has no value until a thumb was moved', async () => {
  const { user, sent } = setup();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Still needed: Months');
  focus(to());
  await user.keyboard('{ArrowLeft}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([{ range: [0, 10] }]);
});

it('takes no key while disabled', async () => {
  const { user } = renderForm(
    struct,
    <RangeField name="range" label="Months" min={0} max={23} disabled valueText={place} />,
    { range: [0, 4] },
  );
  expect(to()).toBeDisabled();
  await user.click(to());
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('Jan 2025 to May 2025')).toBeVisible();
});
