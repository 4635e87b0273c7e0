// The build makes this file from packages (`map-data/write-map-data.ts`); its shape is `BaseData`.
declare module 'map-data/base.json' {
  const data: unknown;
  export default data;
}
