import { ApplyNow } from '../../brand/apply-now.tsx';
import { MenuFooter } from './menu-footer.tsx';
import { MenuItems } from './menu-items.tsx';

/** What the menu holds, beside the content or in the drawer of a phone. */
export function SideMenu({ onChoose }: { readonly onChoose?: () => void }) {
  return (
    <>
      <MenuItems {...(onChoose ? { onChoose } : {})} />
      <div css={{ margin: '16px 4px 0' }}>
        <ApplyNow location="menu" />
      </div>
      <MenuFooter />
    </>
  );
}
