import { defineContract } from '@portal/platform/contract';

export const contract = defineContract({
  name: 'mfe-retailers',
  title: 'Find a Retailer',
  owner: 'retail',
  platform: '^3.0.0',
  routes: [{ id: 'map', path: '/find-a-retailer', title: 'title', access: 'customer' }],
  menu: [{ text: 'title', icon: 'retailer', route: 'map', access: 'customer', order: 20 }],
  origins: {
    image: ['config.mapTilesUrl'],
    connect: ['config.geocode.forwardUrl', 'config.geocode.reverseUrl'],
  },
  budget: 190,
  messages: { en: { title: 'Find a Retailer' } },
});
