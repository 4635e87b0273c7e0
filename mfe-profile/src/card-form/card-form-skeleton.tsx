import { Skeleton, Stack } from '@portal/ui';

/** As high as the sandbox's fields with the text and the button below them, so that nothing moves when they arrive. */
export function CardFormSkeleton() {
  return (
    <Stack gap={20}>
      <div css={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, paddingBlock: 4 }}>
        <div css={{ gridColumn: '1 / -1' }}>
          <FieldSkeleton />
        </div>
        <FieldSkeleton />
        <FieldSkeleton />
        <div css={{ gridColumn: '1 / -1' }}>
          <FieldSkeleton />
        </div>
      </div>
      <div>
        <Skeleton height={21} />
        <Skeleton height={21} width="60%" />
      </div>
      <Skeleton height={48} />
    </Stack>
  );
}

function FieldSkeleton() {
  return (
    <Stack gap={4}>
      <Skeleton height={21} width={88} />
      <Skeleton height={48} />
    </Stack>
  );
}
