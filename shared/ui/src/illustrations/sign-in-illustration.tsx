import { IllustrationFrame } from '../brand/illustration-frame.tsx';
import { useDynamicImport } from '../lazy/use-dynamic-import.ts';
import { useBreakpoint, type Breakpoint } from '../size/use-breakpoint.ts';
import { breakpoints } from '../theme/frame.ts';
import type { IllustrationProps } from './illustration.tsx';

const loadBreeze = () => import(/* webpackChunkName: "breeze-sign-in" */ './breeze-sign-in.tsx');
const loadFernway = () => import(/* webpackChunkName: "fernway-sign-in" */ './fernway-sign-in.tsx');

interface SignInIllustrationProps extends IllustrationProps {
  /** From which breakpoint on it is seen; in a narrower window it is not loaded. */
  readonly from: Breakpoint;
}

/** Beside the sign-in form. Only the drawing of this brand is loaded. */
export function SignInIllustration({ brand, width = 480, from }: SignInIllustrationProps) {
  const seen = breakpoints[useBreakpoint()] >= breakpoints[from];
  const drawing = useDynamicImport(brand === 'breeze' ? loadBreeze : loadFernway, seen);
  return (
    <IllustrationFrame width={width} ratio={480 / 400} arriving={seen && drawing.status === 'loading'}>
      {drawing.status === 'ready' && <drawing.value.Drawing />}
    </IllustrationFrame>
  );
}
