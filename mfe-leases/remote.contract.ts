import { leaseContract, listBanks, listLeases } from '@portal/api-contract';
import { defineContract, fromAddress, readOf } from '@portal/platform/contract';

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
    // Leads to the summary (OP-16).
    { id: 'lease', path: '/lease/:id', title: 'summary', access: 'customer' },
    {
      id: 'summary',
      path: '/lease/:id/summary',
      title: 'summary',
      access: 'customer',
      tabs: { group: 'lease' },
      back: 'current',
      storeHeader: true,
      reads: [leases, defaultMethod],
    },
    {
      id: 'items',
      path: '/lease/:id/items',
      title: 'items',
      access: 'customer',
      tabs: { group: 'lease' },
      back: 'current',
      storeHeader: true,
      reads: [leases],
    },
    {
      id: 'contract-terms',
      path: '/lease/:id/contract-terms',
      title: 'contractTerms',
      access: 'customer',
      tabs: { group: 'lease' },
      back: 'current',
      storeHeader: true,
      reads: [leases, readOf(leaseContract, { leaseId: fromAddress('id') })],
    },
    {
      id: 'payment-history',
      path: '/lease/:id/payment-history',
      title: 'paymentHistory',
      access: 'customer',
      tabs: { group: 'lease' },
      back: 'current',
      storeHeader: true,
      reads: [leases],
    },
    {
      id: 'scheduled-payments',
      path: '/lease/:id/scheduled-payments',
      title: 'scheduledPayments',
      access: 'customer',
      tabs: { group: 'lease' },
      back: 'current',
      storeHeader: true,
      reads: [leases],
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
    {
      id: 'lease',
      tabs: [
        { route: 'summary', label: 'summary' },
        { route: 'items', label: 'items' },
        { route: 'contract-terms', label: 'contractTerms' },
        { route: 'payment-history', label: 'paymentHistory' },
        { route: 'scheduled-payments', label: 'scheduledPayments' },
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
      activeOn: [
        'approved',
        'paid-off',
        'summary',
        'items',
        'contract-terms',
        'payment-history',
        'scheduled-payments',
      ],
    },
  ],
  budget: 90,
  messages: {
    en: {
      leases: 'All Leases',
      summary: 'Summary',
      items: 'Items',
      contractTerms: 'Contract Terms',
      paymentHistory: 'Payment History',
      scheduledPayments: 'Scheduled Payments',
      'tab.current': 'Current',
      'tab.approved': 'Approved',
      'tab.paid-off': 'Paid Off',
      'menu.leases': 'All Leases',
    },
  },
});
