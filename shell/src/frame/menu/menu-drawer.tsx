import { useMessages } from '@portal/platform';
import { Drawer } from '@portal/ui/overlay';
import { frame, windowReaches } from '@portal/ui/theme';
import { BrandLink } from '../../brand/brand-link.tsx';
import { frameMessages } from '../../messages/frame.messages.ts';
import { SideMenu } from './side-menu.tsx';
import { useResized } from './use-resized.ts';

/** The menu of a phone; choosing an item closes it, and so does a window that becomes wide enough for the menu beside the content. */
export function MenuDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(frameMessages);
  useResized(() => {
    if (windowReaches(frame.breakpoint + 1)) onClose();
  });
  return (
    <Drawer
      open
      onClose={onClose}
      label={t('menu.label')}
      head={
        <div css={{ '& > a': { minHeight: 44, padding: 0 } }}>
          <BrandLink onChoose={onClose} />
        </div>
      }
    >
      <SideMenu onChoose={onClose} />
    </Drawer>
  );
}
