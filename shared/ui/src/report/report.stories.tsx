import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { hardTexts } from '../testing/hard-texts.ts';
import { ReportHierarchy, type NextTier } from './hierarchy/report-hierarchy.tsx';
import { reportPeriods } from './range/report-periods.ts';
import { ReportRangeSelector } from './range/report-range-selector.tsx';
import { firstRange, type ReportRange } from './range/report-range.ts';
import { ReportTable, type ReportData } from './table/report-table.tsx';

const meta: Meta = { title: 'Reports/Report' };
export default meta;

const today = '2026-11-20';
const months = reportPeriods('month', today, 12);
const dollars = (figure: number) => `$${figure.toLocaleString('en-US')}`;

function figures(names: readonly string[], count: number, size: number): ReportData {
  const rows = names.map((label, row) => ({
    key: label,
    label,
    values: Array.from({ length: count }, (_, at) =>
      row === 2 && at < 3 ? null : ((row + 3) * (at + 5) * 7919) % size,
    ),
  }));
  return { status: 'ready', rows };
}

const regions = ['West', 'Mountain', 'South', 'Midwest', 'Northeast'];
const shops = ['Tire Barn', 'Comfort House', 'Valley Depot', 'Bright Supply'];

const table = { caption: 'Sales by region', rowLabel: 'Region', periods: months, format: dollars } as const;

export const Figures: StoryObj = {
  render: () => <ReportTable {...table} data={figures(regions, 12, 90_000)} />,
};
export const Loading: StoryObj = {
  render: () => <ReportTable {...table} periods={[]} data={{ status: 'loading' }} />,
};
export const Failed: StoryObj = {
  render: () => (
    <ReportTable
      {...table}
      data={{ status: 'failed', message: 'The figures of today are not there yet.', onRetry: () => {} }}
    />
  ),
};
export const Empty: StoryObj = {
  render: () => <ReportTable {...table} data={{ status: 'ready', rows: [] }} />,
};
export const HardTexts: StoryObj = {
  render: () => (
    <ReportTable
      {...table}
      data={figures([hardTexts.huge, hardTexts.markup, hardTexts.rightToLeft], 12, 90_000_000)}
    />
  ),
};
export const RightToLeft: StoryObj = {
  render: () => (
    <div dir="rtl">
      <ReportTable {...table} data={figures(regions, 12, 90_000)} />
    </div>
  ),
};

function Ranged() {
  const [range, setRange] = useState<ReportRange>(firstRange(today));
  return (
    <div css={{ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ReportRangeSelector until={today} onChange={setRange} />
      <ReportTable {...table} periods={range.periods} data={figures(regions, range.periods.length, 90_000)} />
    </div>
  );
}
export const RangeAndTable: StoryObj = { render: () => <Ranged /> };

const tier = (caption: string, rowLabel: string, names: readonly string[], size: number) =>
  function Tier({ item, open }: NextTier) {
    return (
      <ReportTable
        caption={caption}
        rowLabel={rowLabel}
        periods={months}
        format={dollars}
        data={figures(names, 12, size)}
        onOpen={open}
        openRow={item}
      />
    );
  };
const regionTier = tier('Sales by region', 'Region', regions, 90_000);
const shopTier = tier('Sales by retailer', 'Retailer', shops, 20_000);

export const ThreeTiers: StoryObj = {
  render: () => (
    <ReportHierarchy
      first={{ title: 'Regions', draw: regionTier }}
      second={{ title: (region) => `Retailers in ${region}`, draw: (_region, next) => shopTier(next) }}
      third={{
        title: (shop) => `Kinds of goods at ${shop}`,
        draw: () => (
          <ReportTable
            caption="Sales by kind of goods"
            rowLabel="Goods"
            periods={months}
            format={dollars}
            data={figures(['Tires', 'Wheels', 'Service'], 12, 9_000)}
          />
        ),
      }}
    />
  ),
};
