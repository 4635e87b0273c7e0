import { listSlides } from '@portal/api-contract';
import { useApiQuery, useBrand, useMessages } from '@portal/platform';
import { BrandMark, Skeleton, SkeletonScreen } from '@portal/ui';
import { shellMessages } from '../../messages/shell.messages.ts';
import { ToLogin } from './to-login.tsx';
import { SlideCarousel } from './slide-carousel.tsx';

/** What the company offers, for visitors who are not signed in; without slides it goes to the login (SHELL-52 to 61, OP-08). */
export function WelcomePage() {
  const { key, name } = useBrand();
  const t = useMessages(shellMessages);
  const slides = useApiQuery(listSlides, undefined, { staleTime: Infinity });
  const none = slides.isError || slides.data?.length === 0;
  if (none) return <ToLogin />;
  return (
    <div css={page}>
      <BrandMark brand={key} name={name} />
      {slides.data && slides.data.length > 0 ? (
        <SlideCarousel slides={slides.data} />
      ) : (
        <SkeletonScreen label={t('welcome.loading')}>
          <div css={{ maxWidth: 560, margin: '40px auto' }}>
            <Skeleton height={380} />
          </div>
        </SkeletonScreen>
      )}
    </div>
  );
}

const page = {
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: 16,
  padding: '20px 24px 32px',
  maxWidth: 1160,
  margin: '0 auto',
} as const;
