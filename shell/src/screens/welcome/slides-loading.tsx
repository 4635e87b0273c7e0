import { useMessages } from '@portal/platform';
import { Skeleton, SkeletonScreen, Stack } from '@portal/ui';
import { welcomeMessages } from '../../messages/welcome.messages.ts';
import { PictureMark, slideLayout, slidePicture, WelcomeText } from './slide-layout.tsx';

/** Welcome before its slides are known: everything that does not depend on them, at its place. */
export function SlidesLoading() {
  const t = useMessages(welcomeMessages);
  return (
    <div css={slideLayout}>
      <div css={slidePicture}>
        <PictureMark />
      </div>
      <WelcomeText>
        <SkeletonScreen label={t('welcome.loading')}>
          <Stack gap={20}>
            <Skeleton width={200} height={48} />
            <Skeleton width={260} height={40} />
          </Stack>
        </SkeletonScreen>
      </WelcomeText>
    </div>
  );
}
