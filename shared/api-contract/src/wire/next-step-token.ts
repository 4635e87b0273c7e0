import { coerce, type, unknown, type Infer } from 'superstruct';
import { isRecord, maybeText } from './scalars.ts';

/** The token for the next step of a sign-in, which may be absent. */
export const nextStepToken = coerce(type({ token: maybeText }), unknown(), (data) =>
  isRecord(data) ? data : {},
);
export const readNextStepToken = ({ token }: Infer<typeof nextStepToken>) => ({ token: token ?? null });
