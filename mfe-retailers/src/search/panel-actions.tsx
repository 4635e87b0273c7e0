import { useMessages } from '@portal/platform';
import { Button } from '@portal/ui';
import { retailersMessages } from '../messages/retailers.messages.ts';

interface PanelActionsProps {
  readonly onCancel: () => void;
  readonly disabled?: boolean;
  readonly pending?: boolean;
}

/** The buttons Filter Results and Cancel of both tabs (OP-85). */
export function PanelActions({ onCancel, disabled = false, pending = false }: PanelActionsProps) {
  const t = useMessages(retailersMessages);
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Button type="submit" size="s" disabled={disabled} pending={pending}>
        {t('tabs.results')}
      </Button>
      <Button variant="secondary" size="s" onClick={onCancel}>
        {t('tabs.cancel')}
      </Button>
    </div>
  );
}
