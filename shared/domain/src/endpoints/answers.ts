import { any, type Struct } from 'superstruct';

/** For a call whose success is its whole answer: `data` is passed over and the answer is null. */
export const statusOnly = {
  answer: any() as Struct<unknown, unknown>,
  fromWire: (): null => null,
};
