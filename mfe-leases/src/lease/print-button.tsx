import { useMessages, usePlatform } from '@portal/platform';
import { Button } from '@portal/ui';
import { PrintIcon } from '@portal/ui/icons';
import { frameClass } from '@portal/ui/theme';
import { leasesMessages } from '../messages/leases.messages.ts';

/**
 * Prints the screen; the frame leaves out what is of no use on paper, and adds brand, date and page numbers. Draws nothing
 * where the page is not the portal's.
 */
export function PrintButton() {
  const t = useMessages(leasesMessages);
  const { canPrint } = usePlatform();
  if (!canPrint) return null;
  return (
    <div className={frameClass.screenOnly}>
      <Button variant="quiet" size="s" icon={<PrintIcon />} onClick={() => globalThis.print()}>
        {t('lease.print')}
      </Button>
    </div>
  );
}
