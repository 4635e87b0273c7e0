export * from './icons.tsx';
export { GoodsIcon } from './goods-icon.tsx';
export { MethodMark } from './method-mark.tsx';
export type { IconComponent, IconProps } from './icon.tsx';
