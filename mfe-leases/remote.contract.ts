import { listBanks, listLeases } from '@portal/api-contract';
import { defineContract, readOf } from '@portal/platform/contract';

const leases = readOf(listLeases, undefined);
const defaultMethod = readOf(listBanks, undefined);

export const contract = defineContract({
  name: 'mfe-leases',
  title: 'Leases',
  owner: 'leases',
  platform: '^3.1.0',
  routes: [
    {
      id: 'current',
      path: '/leases/current',
      title: 'leases',
      access: 'customer',
      tabs: { group: 'leases' },
      reads: [leases, defaultMethod],
    },
    {
      id: 'approved',
      path: '/leases/approved',
      title: 'leases',
      access: 'customer',
      tabs: { group: 'leases' },
      reads: [leases],
    },
    {
      id: 'paid-off',
      path: '/leases/paid-off',
      title: 'leases',
      access: 'customer',
      tabs: { group: 'leases' },
      reads: [leases],
    },
    {
      id: 'summary',
      path: '/lease/:id/summary',
      title: 'summary',
      access: 'customer',
      back: 'current',
      storeHeader: true,
      reads: [leases, defaultMethod],
    },
  ],
  tabGroups: [
    {
      id: 'leases',
      tabs: [
        { route: 'current', label: 'tab.current' },
        { route: 'approved', label: 'tab.approved' },
        { route: 'paid-off', label: 'tab.paid-off' },
      ],
    },
  ],
  menu: [
    {
      text: 'menu.leases',
      icon: 'leases',
      route: 'current',
      access: 'customer',
      order: 10,
      activeOn: ['approved', 'paid-off', 'summary'],
    },
  ],
  budget: 90,
  messages: {
    en: {
      leases: 'All Leases',
      summary: 'Summary',
      'tab.current': 'Current',
      'tab.approved': 'Approved',
      'tab.paid-off': 'Paid Off',
      'menu.leases': 'All Leases',
    },
  },
});
