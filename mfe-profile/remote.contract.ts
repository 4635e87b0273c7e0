import { defineContract, portalEventShapes } from '@portal/platform/contract';

export const contract = defineContract({
  name: 'mfe-profile',
  title: 'Profile',
  owner: 'accounts',
  platform: '^3.0.0',
  routes: [
    { id: 'main', path: '/profile/main', title: 'profile', access: 'customer', tabs: { group: 'profile' } },
  ],
  tabGroups: [{ id: 'profile', tabs: [{ route: 'main', label: 'tab.main' }] }],
  menu: [
    {
      text: 'menu.profile',
      icon: 'profile',
      route: 'main',
      access: 'customer',
      order: 30,
    },
  ],
  emits: { 'user.changed': portalEventShapes['user.changed'] },
  budget: 90,
  messages: { en: { profile: 'Profile', 'tab.main': 'Profile', 'menu.profile': 'Profile' } },
});
