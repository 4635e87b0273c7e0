import { providerLabel } from './provider-label.ts';

describe('providerLabel', () => {
  it.each(['HVAC', 'hvac', ' Hvac '])('SHARED-04, LEASE-26: %p is Breeze', (type) => {
    expect(providerLabel(type, 'Fernway')).toBe('Breeze');
  });

  it.each(['Furniture', 'HVAC parts', '', null])('SHARED-04, LEASE-27: %p is the main brand', (type) => {
    expect(providerLabel(type, 'Fernway')).toBe('Fernway');
  });
});
