export * from '../icons/icons.tsx';
export { ProductCategoryIcon } from '../icons/product-category-icon.tsx';
export { PaymentMethodIcon } from '../icons/payment-method-icon.tsx';
export type { IconComponent } from '../icons/icon.tsx';
