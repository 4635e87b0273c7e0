import type { BackLink as BackTarget } from '@portal/platform';
import { frameClass, roomyHeader } from '@portal/ui/theme';
import { ApplyNow } from '../brand/apply-now.tsx';
import { BackLink } from './route/back-link.tsx';
import { BrandLink } from '../brand/brand-link.tsx';
import { MenuToggle } from './menu/menu-toggle.tsx';

/** The bar above every screen; on a phone it also holds the menu toggle and the logo (SHELL-11, SHELL-41, SHELL-42). */
export function PageHeader({ back }: { readonly back: BackTarget | null }) {
  return (
    <header className={frameClass.header}>
      <div className={frameClass.phoneOnly}>
        <MenuToggle />
      </div>
      <div className={frameClass.phoneOnly}>
        <BrandLink />
      </div>
      {back && (
        <div css={{ display: 'none', minWidth: 0, [roomyHeader]: { display: 'block' } }}>
          <BackLink back={back} location="bar" />
        </div>
      )}
      <span className={frameClass.grow} />
      <ApplyNow location="bar" />
    </header>
  );
}
