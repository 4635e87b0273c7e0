import { listSlides } from '@portal/api-contract';
import { useApiQuery, useBrand } from '@portal/platform';
import { BrandMark } from '@portal/ui';
import { phone } from '@portal/ui/theme';
import { ToLogin } from './to-login.tsx';
import { SlidesLoading } from './slides-loading.tsx';
import { SlideCarousel } from './slide-carousel.tsx';

/** What the company offers, for visitors who are not signed in; without slides it goes to the login (SHELL-52 to 61, OP-08). */
export function WelcomePage() {
  const brand = useBrand();
  const slides = useApiQuery(listSlides, undefined, { staleTime: Infinity });
  const none = slides.isError || slides.data?.length === 0;
  if (none) return <ToLogin />;
  return (
    <div css={page}>
      <BrandMark brand={brand} name={brand.name} />
      {slides.data && slides.data.length > 0 ? <SlideCarousel slides={slides.data} /> : <SlidesLoading />}
    </div>
  );
}

const page = {
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: 16,
  padding: '25px 24px 24px',
  width: '100%',
  maxWidth: 1160,
  margin: '0 auto',
  [phone]: { padding: '25px 16px 16px', gap: 12 },
} as const;
