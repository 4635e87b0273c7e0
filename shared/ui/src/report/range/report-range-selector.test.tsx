import { act, screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui.tsx';
import { firstRange, type ReportRange } from './report-range.ts';
import { ReportRangeSelector } from './report-range-selector.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show(props: { readonly columns?: number } = {}) {
  const onChange = jest.fn<void, [ReportRange]>();
  const shown = renderUi(<ReportRangeSelector until="2026-11-20" onChange={onChange} {...props} />, {
    advanceTimers: jest.advanceTimersByTime,
  });
  return { ...shown, onChange };
}
const thumb = (name: string) => screen.getByRole('slider', { name: new RegExp(name) });
const place = (name: string) => Number((thumb(name) as HTMLInputElement).value);
const rest = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const focus = (name: string) => act(() => thumb(name).focus());

it('UI-89: begins with the last 12 months', () => {
  show();
  expect(screen.getByRole('radio', { name: 'Month' })).toBeChecked();
  expect(screen.getByText('December 2025 to November 2026')).toBeInTheDocument();
  expect(firstRange('2026-11-20')).toMatchObject({ type: 'month', from: '2025-12-01', to: '2026-11-30' });
  expect(firstRange('2026-11-20').periods).toHaveLength(12);
});

it('UI-90: tells 500 ms after the last change, once', async () => {
  const { user, onChange } = show();
  focus('From');
  await user.keyboard('{ArrowRight}');
  rest(499);
  await user.keyboard('{ArrowRight}');
  rest(499);
  expect(onChange).not.toHaveBeenCalled();
  rest(1);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(onChange.mock.calls[0]?.[0]).toMatchObject({ type: 'month', from: '2026-02-01', to: '2026-11-30' });
});

it('UI-91: has the types Month and Week, and begins anew with the last weeks', async () => {
  const { user, onChange } = show();
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Month',
    'Week',
  ]);
  await user.click(screen.getByRole('radio', { name: 'Week' }));
  rest(500);
  expect(onChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ type: 'week', from: '2026-08-30', to: '2026-11-21' }),
  );
  expect(onChange.mock.lastCall?.[0].periods).toHaveLength(12);
});

it('UI-43: keeps a span of 3 at least', async () => {
  const { user } = show();
  focus('From');
  await user.keyboard('{End}');
  expect(place('To') - place('From')).toBe(3);
});

it('UI-44: keeps a span of one less than the columns at most', async () => {
  const { user } = show({ columns: 6 });
  focus('From');
  await user.keyboard('{Home}');
  expect(place('From')).toBe(0);
  expect(place('To')).toBe(5);
});

it('tells nothing after it is gone', async () => {
  const { user, unmount, onChange } = show();
  focus('From');
  await user.keyboard('{ArrowRight}');
  unmount();
  rest(1000);
  expect(onChange).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});
