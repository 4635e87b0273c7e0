import { useBrand, useMessages } from '@portal/platform';
import { BrandMark } from '@portal/ui';
import { Drawer } from '@portal/ui/overlay';
import { frame } from '@portal/ui/theme';
import { frameMessages } from '../../messages/frame.messages.ts';
import { SideMenu } from './side-menu.tsx';
import { useResized } from './use-resized.ts';

/** The menu of a phone; choosing an item closes it, and so does a window that becomes wide enough for the menu beside the content. */
export function MenuDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(frameMessages);
  const { key, name } = useBrand();
  useResized(() => {
    if (innerWidth > frame.breakpoint) onClose();
  });
  return (
    <Drawer open onClose={onClose} label={t('menu.label')} head={<BrandMark brand={key} name={name} />}>
      <SideMenu onChoose={onClose} />
    </Drawer>
  );
}
