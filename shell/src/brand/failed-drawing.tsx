import { useBrand } from '@portal/platform';
import { FailedIllustration } from '@portal/ui/illustrations';

/** The brand's drawing of what failed. */
export function FailedDrawing() {
  return <FailedIllustration brand={useBrand().key} width={140} />;
}
