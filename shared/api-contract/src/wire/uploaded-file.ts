import type { UploadedFile } from '@portal/domain';
import { string, type, type Infer } from 'superstruct';
import { maybeNumber, maybeText, readMaybeNumber, readMaybeText, wireId } from './scalars.ts';

/** UI-02. */
export const wireUploadedFile = type({
  id: wireId,
  original_name: string(),
  token: string(),
  size: maybeNumber,
  playtime: maybeNumber,
  url: maybeText,
});
export type WireUploadedFile = Infer<typeof wireUploadedFile>;

export function readUploadedFile(wire: WireUploadedFile): UploadedFile {
  return {
    id: String(wire.id),
    originalName: wire.original_name,
    token: wire.token,
    size: readMaybeNumber(wire.size),
    playtime: readMaybeNumber(wire.playtime),
    url: readMaybeText(wire.url),
  };
}
