import { defineContract, portalEventShapes } from '@portal/platform/contract';

export const contract = defineContract({
  name: 'mfe-payments',
  title: 'Payments',
  owner: 'payments',
  platform: '^3.0.0',
  routes: [
    {
      id: 'dashboard',
      path: '/dashboard',
      title: 'dashboard',
      access: 'customer',
      tabs: { group: 'dashboard' },
    },
    {
      id: 'history',
      path: '/payment-history',
      title: 'dashboard',
      access: 'customer',
      tabs: { group: 'dashboard' },
    },
    {
      id: 'details',
      path: '/payment-details',
      query: { payment: 'string' },
      title: 'details',
      access: 'customer',
      back: 'history',
      storeHeader: true,
    },
    {
      id: 'pay',
      path: '/payment-early',
      query: {
        lease: 'string',
        choose: { optional: { oneOf: ['minimum', 'payoff'] } },
        // Of the review, which only the form leads to.
        step: { optional: { oneOf: ['review', 'sent'] } },
        amount: { optional: 'string' },
        date: { optional: 'string' },
        method: { optional: 'string' },
        attempt: { optional: 'string' },
      },
      title: 'pay',
      access: 'customer',
      back: 'dashboard',
      storeHeader: true,
    },
  ],
  tabGroups: [
    {
      id: 'dashboard',
      tabs: [
        { route: 'dashboard', label: 'tab.dashboard' },
        { route: 'history', label: 'tab.history' },
      ],
    },
  ],
  emits: { 'payment.made': portalEventShapes['payment.made'] },
  listens: { 'payment-method.changed': portalEventShapes['payment-method.changed'] },
  budget: 120,
  messages: {
    en: {
      dashboard: 'Dashboard',
      details: 'Payment Details',
      pay: 'Make a payment',
      'tab.dashboard': 'Dashboard',
      'tab.history': 'Payment History',
    },
  },
});
