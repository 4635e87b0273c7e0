/** Returns who provides the lease: Breeze for HVAC stores, the main brand for others, on either host (SHARED-04, OP-22). */
export function providerLabel(storeType: string | null, mainBrandName: string): string {
  return storeType?.trim().toLowerCase() === 'hvac' ? 'Breeze' : mainBrandName;
}
