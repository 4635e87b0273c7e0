export { Accordion } from './accordion.tsx';
export { SimpleTable } from './simple-table.tsx';
export type { TableColumn } from './simple-table.tsx';
export { TabPanels } from './tab-panels.tsx';
