import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { FieldFrame } from '../../form/field-frame.tsx';
import { renderUi } from '../../testing/render-ui.tsx';
import { AsyncSelect, type AsyncSelectProps } from './async-select.tsx';

type ControlledProps = Pick<AsyncSelectProps<string>, 'search'> &
  Partial<Pick<AsyncSelectProps<string>, 'value' | 'onChange' | 'initialOption' | 'lookUp'>>;

function Controlled({ value: initial, onChange, ...props }: ControlledProps) {
  const [value, setValue] = useState(initial);
  return (
    <FieldFrame id="city" label="City">
      <AsyncSelect
        {...props}
        required
        id="city"
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
      />
    </FieldFrame>
  );
}

const macon = { value: 'macon', text: 'Macon, Georgia' };
const trigger = () => screen.getByRole('button', { name: /City$/ });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const setup = (props: ControlledProps) =>
  renderUi(<Controlled {...props} />, { advanceTimers: jest.advanceTimersByTime });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('AsyncSelect', () => {
  it('UI-56: searches by text and keeps the text of what was selected', async () => {
    const onChange = jest.fn();
    const search = jest.fn((text: string) => Promise.resolve(text === 'mac' ? [macon] : []));
    const { user } = setup({ search, onChange });
    await user.click(trigger());
    await wait(0);
    await user.keyboard('mac');
    await wait(1000);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('macon');
    await wait(100);
    expect(trigger()).toHaveAccessibleName('Macon, Georgia City');
    await user.click(trigger());
    await wait(0);
    await user.keyboard('{Escape}');
    await wait(100);
    expect(trigger()).toHaveAccessibleName('Macon, Georgia City');
  });

  it('UI-62: says that nothing was found', async () => {
    const { user } = setup({ search: () => Promise.resolve([]) });
    await user.click(trigger());
    await wait(0);
    await user.keyboard('zzz');
    await wait(1000);
    expect(screen.getByText('No results found.')).toBeVisible();
  });

  it('says that a search failed, and asks again at once when told to', async () => {
    const search = jest
      .fn<Promise<(typeof macon)[]>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue([macon]);
    const { user } = setup({ search });
    await user.click(trigger());
    await wait(0);
    expect(screen.getByRole('alert')).toHaveTextContent('The options could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await wait(0);
    expect(screen.getByRole('option', { name: 'Macon, Georgia' })).toBeVisible();
  });

  it.each([
    [{ items: [] }],
    [null],
    ['<html>'],
    [[{ value: 1, text: 'One' }]],
    [[null]],
    [[{ value: 'a', text: 'A', children: 'none' }]],
  ])('says so when %j comes back instead of options', async (answer) => {
    const { user } = setup({ search: () => Promise.resolve(answer as never) });
    await user.click(trigger());
    await wait(0);
    expect(screen.getByRole('alert')).toHaveTextContent('The options arrived in a form that can’t be read.');
  });

  it('takes no answer that comes after the next letter', async () => {
    const answers: ((options: (typeof macon)[]) => void)[] = [];
    const search = () => new Promise<(typeof macon)[]>((resolve) => answers.push(resolve));
    const { user } = setup({ search });
    await user.click(trigger());
    await wait(0);
    await user.keyboard('m');
    act(() => answers[0]?.([macon]));
    await wait(0);
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.getByText('Searching…')).toBeVisible();
  });

  it('shows the text of the first value as given', () => {
    setup({ search: () => Promise.resolve([]), value: 'macon', initialOption: macon });
    expect(trigger()).toHaveAccessibleName('Macon, Georgia City');
  });

  it('looks the text of the first value up, and shows the value where that fails', async () => {
    const lookUp = jest.fn(() => Promise.resolve([macon]));
    setup({ search: () => Promise.resolve([]), value: 'macon', lookUp });
    expect(trigger()).toHaveAccessibleName('macon City');
    await wait(0);
    expect(lookUp).toHaveBeenCalledTimes(1);
    expect(trigger()).toHaveAccessibleName('Macon, Georgia City');
  });

  it('shows the value where the look-up fails', async () => {
    setup({ search: () => Promise.resolve([]), value: 'macon', lookUp: () => Promise.reject(new Error()) });
    await wait(0);
    expect(trigger()).toHaveAccessibleName('macon City');
  });

  it('leaves no call and no timer behind when it goes', async () => {
    const signals: AbortSignal[] = [];
    const search = (_text: string, signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<never>(() => {});
    };
    const { user, unmount } = setup({ search });
    await user.click(trigger());
    await wait(0);
    await user.keyboard('mac');
    unmount();
    await wait(2000);
    expect(signals).toHaveLength(1);
    expect(signals[0]?.aborted).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
    expect(document.body.querySelectorAll('[role=dialog], [data-focus-scope-start]')).toHaveLength(0);
  });
});
