import { boolean, string, type, type Infer } from 'superstruct';
import type { Slide } from '@portal/domain';
import { maybe } from './scalars.ts';

/** SHARED-10. */
export const wireSlide = type({
  english_image: string(),
  has_login_button: maybe(boolean()),
  has_help_button: maybe(boolean()),
});
type WireSlide = Infer<typeof wireSlide>;

export function readSlide(wire: WireSlide): Slide {
  return {
    image: wire.english_image,
    hasLogin: wire.has_login_button ?? false,
    hasHelp: wire.has_help_button ?? false,
  };
}
