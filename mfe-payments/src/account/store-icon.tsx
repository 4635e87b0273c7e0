import {
  ApplianceIcon,
  ElectronicsIcon,
  FurnitureIcon,
  HvacIcon,
  JewelryIcon,
  MattressIcon,
  StoreIcon,
  TiresIcon,
  type IconComponent,
} from '@portal/ui/icons';

const icons: readonly (readonly [kind: RegExp, icon: IconComponent])[] = [
  [/hvac|heat|air/i, HvacIcon],
  [/mattress|bed/i, MattressIcon],
  [/furniture|home/i, FurnitureIcon],
  [/tire|wheel|auto/i, TiresIcon],
  [/appliance/i, ApplianceIcon],
  [/electronic|computer|phone/i, ElectronicsIcon],
  [/jewel/i, JewelryIcon],
];

/** What the store sells, as a picture; its name stands beside it. */
export function StoreKindIcon({ type }: { readonly type: string | null }) {
  const Icon = icons.find(([kind]) => type !== null && kind.test(type))?.[1] ?? StoreIcon;
  return <Icon />;
}
