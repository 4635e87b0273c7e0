import { useBrand, useTexts } from '@portal/platform';
import { BrandMark } from '@portal/ui';
import { Drawer } from '@portal/ui/overlay';
import { shellTexts } from '../texts/shell-texts.ts';
import { SideMenu } from './side-menu.tsx';

/** The menu of a phone; choosing an item closes it. */
export function MenuDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(shellTexts);
  const { key, name } = useBrand();
  return (
    <Drawer open onClose={onClose} label={t('menu.label')} head={<BrandMark brand={key} name={name} />}>
      <SideMenu onChoose={onClose} />
    </Drawer>
  );
}
