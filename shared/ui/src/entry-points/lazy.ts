export { useDynamicImport, type DynamicImport } from '../lazy/use-dynamic-import.ts';
