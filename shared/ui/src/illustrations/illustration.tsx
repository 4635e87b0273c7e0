import type { ReactNode } from 'react';
import { IllustrationFrame } from '../brand/illustration-frame.tsx';
import { BreezeEmpty } from './breeze-empty.tsx';
import { BreezeFailed } from './breeze-failed.tsx';
import { FernwayEmpty } from './fernway-empty.tsx';
import { FernwayFailed } from './fernway-failed.tsx';

export interface IllustrationProps {
  /** Brand key: `fernway`, `breeze`. */
  readonly brand: string;
  /** px, at most. */
  readonly width?: number;
}

function drawing(fernway: ReactNode, breeze: ReactNode, ownWidth: number, ratio: number) {
  return function Illustration({ brand, width = ownWidth }: IllustrationProps) {
    return (
      <IllustrationFrame width={width} ratio={ratio}>
        {brand === 'breeze' ? breeze : fernway}
      </IllustrationFrame>
    );
  };
}

/** Above the text of an EmptyState. */
export const EmptyIllustration = /* @__PURE__ */ drawing(<FernwayEmpty />, <BreezeEmpty />, 200, 240 / 180);

/** Above the text of a FailedState, 403 and 404. */
export const FailedIllustration = /* @__PURE__ */ drawing(
  <FernwayFailed />,
  <BreezeFailed />,
  200,
  240 / 180,
);
