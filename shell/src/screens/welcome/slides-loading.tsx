import { useMessages } from '@portal/platform';
import { Skeleton, SkeletonScreen } from '@portal/ui';
import { welcomeMessages } from '../../messages/welcome.messages.ts';
import {
  PictureMark,
  slideButtons,
  slideControls,
  slideLayout,
  slidePicture,
  WelcomeText,
} from './slide-layout.tsx';

/** Welcome before its slides are known: everything that does not depend on them, at its place. */
export function SlidesLoading() {
  const t = useMessages(welcomeMessages);
  return (
    <div css={slideLayout}>
      <div css={slidePicture}>
        <PictureMark />
      </div>
      <div css={slideControls} />
      <WelcomeText>
        <SkeletonScreen label={t('welcome.loading')}>
          <div css={slideButtons}>
            <Skeleton height={48} />
            <Skeleton height={48} />
          </div>
        </SkeletonScreen>
      </WelcomeText>
    </div>
  );
}
