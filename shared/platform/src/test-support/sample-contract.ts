import { defineContract } from '../contract/define-contract.ts';

/** A contract with everything in it, for the tests of this package. */
export const sampleContract = defineContract({
  name: 'mfe-sample',
  title: 'Sample',
  owner: 'Team Sample',
  platform: '^4.0.0',
  routes: [
    { id: 'list', path: '/samples', title: 'list', access: 'customer', tabs: { group: 'main' } },
    { id: 'new', path: '/samples/new', title: 'new', access: { guard: ['client', 'store'], ability: 'a|b' } },
    {
      id: 'one',
      path: '/samples/:id',
      title: 'one',
      access: 'customer',
      tabs: { group: 'main', tab: 'list' },
      back: 'list',
      storeHeader: true,
      skeleton: [240, 80],
      reads: [
        { path: '/api/v1/samples/{id}', params: { id: { fromAddress: 'id' } }, query: { parts: 'all' } },
      ],
    },
    {
      id: 'part',
      path: '/samples/:id/parts/:part',
      title: 'part',
      access: 'public',
      back: 'one',
      frame: 'bare',
    },
  ],
  tabGroups: [{ id: 'main', tabs: [{ route: 'list', label: 'list' }] }],
  menu: [
    {
      text: 'list',
      icon: 'M4 4h16v16H4z',
      route: 'list',
      access: 'customer',
      order: 10,
      activeOn: ['one', 'part'],
    },
  ],
  parcels: [
    {
      name: 'sample-card',
      props: { object: { id: 'string', size: { optional: { oneOf: ['s', 'm'] } } } },
      emits: ['opened'],
    },
  ],
  emits: {
    'payment-method.changed': {
      detail: { object: { type: { oneOf: ['card', 'bank'] } } },
      changes: ['cards', 'banks'],
    },
  },
  listens: { 'lease.retrieved': { object: {} } },
  origins: { image: ['https://*.tiles.example'], script: ['config.chatScriptUrl'] },
  budget: 80,
  messages: {
    en: { list: 'Samples', new: 'New sample', one: 'One sample', part: 'Part' },
    es: { list: 'Muestras' },
  },
});
