// The build makes these files from packages (`map-data/write-map-data.ts`).
declare module 'map-data/base.json' {
  import type { BaseData } from './map-data.ts';
  const data: BaseData;
  export default data;
}
