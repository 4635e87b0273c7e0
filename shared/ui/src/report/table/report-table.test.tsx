import { screen, within } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui.tsx';
import { reportPeriods } from '../range/report-periods.ts';
import { ReportTable } from './report-table.tsx';

const rows = [
  { key: 'n', label: 'North', values: Array.from({ length: 14 }, (_, at) => at * 1000) },
  { key: 's', label: '<i>South</i>', values: [null, undefined, Number.NaN, 5] },
];
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const cells = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

function show(months: number, columns?: number) {
  return renderUi(
    <ReportTable
      caption="Sales"
      rowLabel="Region"
      periods={reportPeriods('month', '2026-11-20', months)}
      data={{ status: 'ready', rows }}
      {...(columns === undefined ? {} : { columns })}
    />,
  );
}

it('UI-92: has 13 columns: the rows’ own and the last 12 periods', () => {
  show(14);
  expect(heads()).toHaveLength(13);
  expect(heads().slice(0, 2)).toEqual(['Region', 'Dec 2025']);
  expect(heads().at(-1)).toBe('Nov 2026');
  expect(cells('North')[0]).toBe('2,000');
  expect(cells('North').at(-1)).toBe('13,000');
});

it('UI-92: has fewer for fewer periods, or as told', () => {
  const { unmount } = show(4);
  expect(heads()).toHaveLength(5);
  unmount();
  show(14, 3);
  expect(heads()).toEqual(['Region', 'Oct 2026', 'Nov 2026']);
});

it('sums each column, and takes what is absent as nothing', () => {
  show(4);
  expect(cells('<i>South</i>')).toEqual(['–', '–', '–', '5']);
  expect(cells('Total')).toEqual(['0', '1,000', '2,000', '3,005']);
});

it('is a box with a name that the keyboard can scroll', async () => {
  const { user } = show(14);
  await user.tab();
  expect(screen.getByRole('region', { name: 'Sales' })).toHaveFocus();
});

it('UI-92: is a skeleton of 13 columns while it comes', () => {
  const { container } = renderUi(
    <ReportTable caption="Sales" rowLabel="Region" periods={[]} data={{ status: 'loading' }} />,
  );
  expect(screen.getByText('Loading')).toHaveAttribute('role', 'status');
  expect(container.querySelector('tbody tr')?.children).toHaveLength(13);
});

it('says why it failed, tries again, and says when there is nothing (UI-62)', async () => {
  const onRetry = jest.fn();
  const table = (data: Parameters<typeof ReportTable>[0]['data']) => (
    <ReportTable
      caption="Sales"
      rowLabel="Region"
      periods={reportPeriods('week', '2026-11-20', 4)}
      data={data}
    />
  );
  const { user, rerender } = renderUi(table({ status: 'failed', message: 'Closed.', onRetry }));
  expect(screen.getByRole('alert')).toHaveTextContent('Closed.');
  // In the scrolling box, a phone would show neither the text nor the button.
  const scroller = screen.getByRole('region', { name: 'Sales' });
  expect(scroller).not.toContainElement(screen.getByRole('alert'));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  rerender(table({ status: 'ready', rows: [] }));
  expect(screen.getByText('No results found.')).toBeInTheDocument();
  expect(scroller).not.toContainElement(screen.getByText('No results found.'));
});

it('shows the beginning of a very long name, and the rest on demand', async () => {
  const label = 'A word and another '.repeat(500);
  const { user } = renderUi(
    <ReportTable
      caption="Sales"
      rowLabel="Region"
      periods={reportPeriods('week', '2026-11-20', 4)}
      data={{ status: 'ready', rows: [{ key: 'a', label, values: [1, 2, 3, 4] }] }}
    />,
  );
  const name = screen.getAllByRole('rowheader')[0];
  expect(name?.textContent.length).toBeLessThan(120);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(name).toHaveTextContent(label.trim());
});
