import { any, type Struct } from 'superstruct';
import type { WireRequest } from './endpoint.ts';

/** The `toWire` of an endpoint without input. */
export const noInput = (input: undefined): WireRequest => ({ body: input });

/** The `answer` of an endpoint that answers no data: whatever is in `data` is ignored. */
export const ignoredAnswer = any() as Struct<unknown, unknown>;

/** The `fromWire` of such an endpoint: the caller gets null. */
export const readNothing = (): null => null;
