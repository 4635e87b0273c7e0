export * from '../icons/icons.tsx';
export { GoodsIcon } from '../icons/goods-icon.tsx';
export { MethodMark } from '../icons/method-mark.tsx';
export type { IconComponent } from '../icons/icon.tsx';
