export type { ReportRow } from '../report/table/report-figures.ts';
export { ReportHierarchy } from '../report/hierarchy/report-hierarchy.tsx';
export type { NextTier } from '../report/hierarchy/report-hierarchy.tsx';
export { ReportRangeSelector } from '../report/range/report-range-selector.tsx';
export { firstRange } from '../report/range/report-range.ts';
export type { ReportRange } from '../report/range/report-range.ts';
export { ReportTable } from '../report/table/report-table.tsx';
export type { ReportData } from '../report/table/report-table.tsx';
