import {
  leaseScheduledPayments,
  listBanks,
  listCards,
  listLeases,
  listPaymentIntents,
  listPendingPayments,
} from '@portal/api-contract';
import { defineContract, fromAddress, readOf } from '@portal/platform/contract';

const leases = readOf(listLeases, undefined);
const intents = readOf(listPaymentIntents, undefined);
const savedMethods = [readOf(listCards, undefined), readOf(listBanks, undefined)];

export const contract = defineContract({
  name: 'mfe-payments',
  title: 'Payments',
  owner: 'payments',
  platform: '^4.7.0',
  routes: [
    {
      id: 'dashboard',
      path: '/dashboard',
      title: 'dashboard',
      access: 'customer',
      tabs: { group: 'dashboard' },
      reads: [leases, intents, ...savedMethods],
    },
    {
      id: 'history',
      path: '/payment-history',
      skeleton: [330, 240, 240],
      query: {
        lease: { optional: 'string' },
        status: { optional: { oneOf: ['made', 'under-way', 'refunded', 'not-made'] } },
        method: { optional: { oneOf: ['card', 'bank'] } },
      },
      title: 'dashboard',
      access: 'customer',
      tabs: { group: 'dashboard' },
      reads: [leases, intents],
    },
    {
      id: 'details',
      path: '/payment-details',
      skeleton: [330],
      query: { payment: 'string' },
      title: 'details',
      access: 'customer',
      back: 'history',
      storeHeader: true,
      reads: [leases, intents],
    },
    {
      id: 'pay',
      path: '/payment-early',
      skeleton: [260, 200, 200],
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
      reads: [
        leases,
        readOf(listPendingPayments, undefined),
        ...savedMethods,
        readOf(leaseScheduledPayments, { leaseUuid: fromAddress('lease') }),
      ],
    },
    {
      id: 'pay-all',
      path: '/payment-all',
      skeleton: [200, 320],
      // What was sent, and with which method: only the review leads there.
      query: { sent: { optional: 'string' }, method: { optional: 'string' } },
      title: 'pay-all',
      access: 'customer',
      back: 'dashboard',
      reads: [leases, ...savedMethods],
    },
    {
      // The payment of a reminder, for whoever has its session (OP-103): only the link of its email leads there.
      id: 'reminder',
      path: '/payment-reminder',
      title: 'reminder',
      access: 'public',
      frame: 'bare',
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
  emits: {
    'payment.made': {
      detail: {
        object: {
          leaseUuid: 'string',
          loanNumber: 'string',
          amountCents: 'number',
          payAt: 'string',
          scheduled: 'boolean',
        },
      },
      changes: ['leases', 'payments'],
    },
  },
  listens: { 'payment-method.changed': { object: { type: { oneOf: ['card', 'bank'] } } } },
  budget: 120,
  messages: {
    en: {
      dashboard: 'Dashboard',
      details: 'Payment Details',
      pay: 'Make a payment',
      'pay-all': 'Pay several leases',
      reminder: 'Your payment',
      'tab.dashboard': 'Dashboard',
      'tab.history': 'Payment History',
    },
    es: {
      dashboard: 'Inicio',
      details: 'Detalles del pago',
      pay: 'Hacer un pago',
      'pay-all': 'Pagar varios contratos',
      reminder: 'Su pago',
      'tab.dashboard': 'Inicio',
      'tab.history': 'Historial de pagos',
    },
  },
});
