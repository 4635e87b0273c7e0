// cspell:ignore diciembre
import { createI18n, I18nContext } from '@portal/i18n';
import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { DateCalendar, type DateCalendarProps } from './date-calendar.tsx';

const calendar: DateCalendarProps = {
  value: '2026-12-04',
  min: undefined,
  max: undefined,
  onSelect: () => {},
  onClose: () => {},
  box: createRef(),
  label: 'Calendar',
};

it.each([
  ['en', 'December 2026', 'Su'],
  ['es', 'diciembre de 2026', 'do'],
])('names months and days in %s, and begins its weeks on Sunday', (language, month, sunday) => {
  render(<I18nContext value={createI18n({ language })} children={<DateCalendar {...calendar} />} />);
  expect(screen.getByRole('heading', { name: month })).toBeInTheDocument();
  expect(screen.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent(sunday);
});
