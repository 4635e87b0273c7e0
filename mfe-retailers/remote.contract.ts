import { listRetailers } from '@portal/api-contract';
import { defineContract, readOf } from '@portal/platform/contract';
import { initialState } from './src/state/find-retailer-state.ts';

const { centre, radiusMiles } = initialState;

export const contract = defineContract({
  name: 'mfe-retailers',
  title: 'Find a Retailer',
  owner: 'retail',
  platform: '^3.1.0',
  routes: [
    {
      id: 'map',
      path: '/find-a-retailer',
      title: 'title',
      access: 'customer',
      reads: [readOf(listRetailers, { centre, radiusMiles, types: [] })],
    },
  ],
  menu: [{ text: 'title', icon: 'retailer', route: 'map', access: 'customer', order: 20 }],
  origins: {
    image: ['config.mapTilesUrl'],
    connect: ['config.geocode.forwardUrl', 'config.geocode.reverseUrl'],
  },
  budget: 190,
  messages: { en: { title: 'Find a Retailer' } },
});
