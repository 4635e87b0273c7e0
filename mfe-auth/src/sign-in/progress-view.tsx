import { useBrand } from '@portal/platform';
import { BrandMark, Stack, Text } from '@portal/ui';

/** What a screen shows that only waits for an answer and then leads on. */
export function ProgressView({ text }: { readonly text: string }) {
  const brand = useBrand();
  return (
    <Stack gap={16} align="center" css={{ minHeight: '60dvh', alignContent: 'center' }}>
      <BrandMark brand={brand.key} size={48} />
      <Text tone={2}>
        <span role="status">{text}</span>
      </Text>
    </Stack>
  );
}
