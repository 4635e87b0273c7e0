import type { IconComponent } from './icon.tsx';
import {
  ApplianceIcon,
  ElectronicsIcon,
  FurnitureIcon,
  HvacIcon,
  JewelryIcon,
  MattressIcon,
  StoreIcon,
  TiresIcon,
} from './icons.tsx';

const icons = {
  hvac: HvacIcon,
  mattress: MattressIcon,
  furniture: FurnitureIcon,
  tires: TiresIcon,
  appliance: ApplianceIcon,
  electronics: ElectronicsIcon,
  jewelry: JewelryIcon,
  other: StoreIcon,
} satisfies Record<string, IconComponent>;

/** The icon of a product category; its name is in the text beside it. */
export function ProductCategoryIcon({ category }: { readonly category: keyof typeof icons }) {
  const Icon = icons[category];
  return <Icon />;
}
