import { listRetailers } from '@portal/api-contract';
import { defineContract, readOf } from '@portal/platform/contract';
import { initialState } from './src/state/find-retailer-state.ts';

const { centre, radiusMiles } = initialState;

export const contract = defineContract({
  name: 'mfe-retailers',
  title: 'Find a Retailer',
  owner: 'retail',
  platform: '^4.0.0',
  routes: [
    {
      id: 'map',
      path: '/find-a-retailer',
      title: 'title',
      access: 'customer',
      reads: [readOf(listRetailers, { centre, radiusMiles, types: [] })],
    },
  ],
  menu: [
    {
      text: 'title',
      icon: 'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
      route: 'map',
      access: 'customer',
      order: 20,
    },
  ],
  origins: {
    image: ['config.mapTilesUrl'],
    connect: ['config.geocode.forwardUrl', 'config.geocode.reverseUrl'],
  },
  budget: 190,
  messages: { en: { title: 'Find a Retailer' }, es: { title: 'Buscar una tienda' } },
});
