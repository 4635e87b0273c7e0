import type { RemoteContract } from '@portal/platform/contract';
import type { RemoteName } from './remote-name.ts';

interface Checkout {
  /** Version of the platform that it is made for: `4.6.0`. */
  readonly platform: string;
  /** Number of its menu item, which no other remote has. */
  readonly menuOrder: number;
}

/** Returns the contract of a new remote: one screen, with an item in the menu of customers. */
export function newContract(
  { workspace, kebab, camel, title }: RemoteName,
  { platform, menuOrder }: Checkout,
): RemoteContract {
  return {
    name: workspace,
    title,
    owner: kebab,
    platform: `^${platform}`,
    routes: [{ id: 'overview', path: `/${kebab}`, title: camel, access: 'customer' }],
    menu: [
      {
        text: camel,
        icon: 'M4 18 10 12 14 16 20 8',
        route: 'overview',
        access: 'customer',
        order: menuOrder,
      },
    ],
    budget: 60,
    messages: { en: { [camel]: title }, es: { [camel]: title } },
  };
}
