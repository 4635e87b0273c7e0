import { createEvent, fireEvent, screen } from '@testing-library/react';
import { object, string } from 'superstruct';
import { renderForm } from '../../testing/render-form.tsx';
import { MaskedField } from './masked-field.tsx';
import type { MaskedType } from './masked-text.ts';

const setup = (type: MaskedType, value?: string) =>
  renderForm(object({ number: string() }), <MaskedField name="number" label="Number" type={type} />, {
    number: value,
  });
const box = () => screen.getByLabelText<HTMLInputElement>('Number');
const show = () => screen.getByRole('button', { name: 'Show Number' });

it('OP-64: MaskedInput shows the last four digits after it is left, and all of it on request', async () => {
  const { user, sent } = setup('ssn');
  await user.type(box(), '123-45-6789');
  expect(box()).toHaveValue('123-45-6789');
  await user.tab();
  expect(box()).toHaveValue('•••-••-6789');
  await user.click(show());
  expect(box()).toHaveValue('123-45-6789');
  await user.click(screen.getByRole('button', { name: 'Hide Number' }));
  expect(box()).toHaveValue('•••-••-6789');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([{ number: '123-45-6789' }]);
});

it('OP-64: is in no attribute of the page', async () => {
  const { user, container } = setup('account', '000123456');
  expect(container.innerHTML).not.toContain('000123456');
  await user.click(box());
  await user.keyboard('789');
  expect(box()).toHaveValue('000123456789');
  expect(container.innerHTML).not.toContain('000123456');
  await user.click(show());
  expect(container.innerHTML).not.toContain('000123456');
});

it('MaskedInput hides its digits while they are typed, and the browser neither offers nor saves them', async () => {
  const { user } = setup('ssn');
  expect(box()).toHaveAttribute('autocomplete', 'off');
  expect(box()).not.toHaveAttribute('name');
  await user.click(box());
  // jsdom, like some browsers, can't draw dots over a text.
  expect(box()).toHaveAttribute('type', 'password');
  await user.click(show());
  expect(box()).toHaveAttribute('type', 'text');
});

it('takes digits and dashes, of a routing number digits, and keeps the caret', async () => {
  const { user } = setup('routing');
  await user.type(box(), '0610a-00');
  expect(box()).toHaveValue('061000');
  box().setSelectionRange(2, 2);
  await user.keyboard('x9');
  expect(box()).toHaveValue('0691000');
  expect(box().selectionStart).toBe(3);
  await user.clear(box());
  await user.paste('061 000 104 7');
  expect(box()).toHaveValue('061000104');
});

it('can be copied only while it is shown', async () => {
  const { user } = setup('ssn', '123-45-6789');
  const copy = () => {
    const event = createEvent.copy(box());
    fireEvent(box(), event);
    return event.defaultPrevented;
  };
  expect(copy()).toBe(true);
  await user.click(show());
  expect(copy()).toBe(false);
});
