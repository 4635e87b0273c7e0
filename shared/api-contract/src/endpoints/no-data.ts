import { any, type Struct } from 'superstruct';
import type { WireRequest } from './endpoint.ts';

/** The `toWire` of an endpoint without input. */
export const noInput = (input: undefined): WireRequest => ({ body: input });

/** For an endpoint that answers no data: whatever is in `data` is ignored, and the caller gets null. */
export const noAnswerData = {
  answer: any() as Struct<unknown, unknown>,
  fromWire: (): null => null,
};
