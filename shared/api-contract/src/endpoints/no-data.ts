import { any, type Struct } from 'superstruct';
import type { WireRequest } from './endpoint.ts';

/** For a call that has nothing to say: its input is undefined. */
export const noInput = (input: undefined): WireRequest => ({ body: input });

/** For a call whose success is its whole answer: `data` is passed over and the answer is null. */
export const noAnswerData = {
  answer: any() as Struct<unknown, unknown>,
  fromWire: (): null => null,
};
