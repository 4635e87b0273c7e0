import { screen } from '@testing-library/react';
import { number, object } from 'superstruct';
import { renderForm } from '../../testing/render-form.tsx';
import { TimecodeField } from './timecode-field.tsx';

const setup = (at?: number) =>
  renderForm(object({ at: number() }), <TimecodeField name="at" label="Start" min={30} max={3600} />, { at });
const start = () => screen.getByLabelText('Start');
const save = () => screen.getByRole('button', { name: 'Save' });

it.each([
  ['00:00:29', 30, '00:00:30'],
  ['00:01:30', 90, '00:01:30'],
  ['1:00:01', 3600, '01:00:00'],
  ['90', 90, '00:01:30'],
  ['003000', 1800, '00:30:00'],
])('UI-37: keeps %s as %i seconds', async (typed, seconds, shown) => {
  const { user, sent } = setup();
  await user.type(start(), typed);
  await user.click(save());
  expect(sent).toEqual([{ at: seconds }]);
  expect(start()).toHaveValue(shown);
});

it('shows the colons while digits are typed, because the keypad of a phone has none', async () => {
  const { user } = setup();
  const shown: string[] = [];
  for (const digit of '010203') {
    await user.type(start(), digit);
    shown.push((start() as HTMLInputElement).value);
  }
  expect(shown).toEqual(['0', '01', '0:10', '01:02', '0:10:20', '01:02:03']);
  await user.keyboard('{Backspace}4');
  expect(start()).toHaveValue('01:02:04');
});

it('UI-37: steps by a second and by a minute, not past its limits', async () => {
  const { user, sent } = setup(3500);
  await user.click(start());
  await user.keyboard('{ArrowUp}');
  expect(start()).toHaveValue('00:58:21');
  await user.keyboard('{PageUp}{PageUp}{Enter}');
  expect(start()).toHaveValue('01:00:00');
  expect(sent).toEqual([{ at: 3600 }]);
});

it('TimecodeField rejects what is not a time with a message', async () => {
  const { user } = setup();
  await user.type(start(), '1:2:3:4');
  await user.tab();
  expect(start()).toHaveAccessibleDescription('Enter a time as hh:mm:ss From 00:00:30 to 01:00:00');
  expect(save()).toBeDisabled();
});

it.each([
  [10, '00:00:30', 30],
  [7200, '01:00:00', 3600],
])('UI-37: neither sends nor keeps %i seconds of before, and says its limits', async (given, shown, sent) => {
  const form = setup(given);
  expect(save()).toBeDisabled();
  expect(start()).toHaveAccessibleDescription('From 00:00:30 to 01:00:00');
  await form.user.click(start());
  await form.user.tab();
  expect(start()).toHaveValue(shown);
  await form.user.click(save());
  expect(form.sent).toEqual([{ at: sent }]);
});

it.each([
  [{ min: 30 }, '00:00:30 or more'],
  [{ max: 90 }, '00:01:30 or less'],
  [{ min: 0, max: 90 }, '00:01:30 or less'],
  [{ min: 30, max: 90, help: 'Of the film.' }, 'Of the film. From 00:00:30 to 00:01:30'],
  [{}, ''],
])('UI-37: says the limits %j', (limits, words) => {
  renderForm(object({ at: number() }), <TimecodeField name="at" label="Start" {...limits} />, { at: 60 });
  expect(start()).toHaveAccessibleDescription(words);
});
