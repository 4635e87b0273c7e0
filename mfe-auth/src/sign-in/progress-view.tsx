import { useBrand } from '@portal/platform';
import { BrandMark, Stack } from '@portal/ui';

/** What a screen shows that only waits for an answer and then leads on. */
export function ProgressView({ text }: { readonly text: string }) {
  const brand = useBrand();
  return (
    <Stack gap={16} align="center" css={{ minHeight: '60dvh', alignContent: 'center' }}>
      <div aria-busy="true">
        <BrandMark brand={brand} size={48} />
      </div>
      <div role="status">
        <h1 css={{ fontSize: 16, fontWeight: 400, letterSpacing: 0, color: 'var(--ink-2)' }}>{text}</h1>
      </div>
    </Stack>
  );
}
