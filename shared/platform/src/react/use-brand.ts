import { createElement, type ComponentType } from 'react';
import type { Brand } from '../brand/config.ts';
import { usePlatform } from './platform-context.ts';

/** Returns the active brand (SHELL-03). */
export function useBrand(): Brand {
  return usePlatform().brand;
}

/** Returns the component with its prop `brand` set to the active brand. */
export function withBrand<Props extends { readonly brand: Brand }>(
  Component: ComponentType<Props>,
): ComponentType<Omit<Props, 'brand'>> {
  function WithBrand(props: Omit<Props, 'brand'>) {
    // TypeScript can't see that Omit<Props, 'brand'> plus brand is Props.
    return createElement(Component, { ...props, brand: useBrand() } as unknown as Props);
  }
  return WithBrand;
}
