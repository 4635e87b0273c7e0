export { Accordion } from './accordion.tsx';
export { ItemCard } from './item-card.tsx';
export { ItemCardSkeleton } from './item-card.skeleton.tsx';
export { SimpleTable } from './simple-table.tsx';
export type { TableColumn } from './simple-table.tsx';
export { TabPanels } from './tab-panels.tsx';
