import { listRetailers } from '@portal/api-contract';
import { defaultCentre, defaultRadius } from '@portal/domain';
import { defineContract, readOf } from '@portal/platform/contract';

export const contract = defineContract({
  name: 'mfe-retailers',
  title: 'Find a Retailer',
  owner: 'retail',
  platform: '^4.6.0',
  routes: [
    {
      id: 'map',
      path: '/find-a-retailer',
      skeleton: [560],
      title: 'title',
      // What the search is, so that it can be shared (`src/state/search.ts`).
      query: {
        at: { optional: 'string' },
        zip: { optional: 'string' },
        near: { optional: 'string' },
        by: { optional: { oneOf: ['area'] } },
        radius: { optional: 'string' },
        category: { optional: 'string' },
        store: { optional: 'string' },
      },
      access: 'customer',
      reads: [
        readOf(
          listRetailers,
          { centre: defaultCentre, radiusMiles: defaultRadius, types: [] },
          { unless: ['at', 'radius', 'category'] },
        ),
      ],
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
    // Vector tiles are fetched, images are not.
    connect: ['config.mapTilesUrl', 'config.geocode.forwardUrl', 'config.geocode.reverseUrl'],
  },
  budget: 190,
  messages: { en: { title: 'Find a Retailer' }, es: { title: 'Buscar una tienda' } },
});
