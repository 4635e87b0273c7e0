import { cardFormConfig, listBanks, listCards, listSessions } from '@portal/api-contract';
import { defineContract, readOf } from '@portal/platform/contract';

export const contract = defineContract({
  name: 'mfe-profile',
  title: 'Profile',
  owner: 'accounts',
  platform: '^4.8.0',
  routes: [
    {
      id: 'main',
      path: '/profile/main',
      skeleton: [150, 180, 240],
      title: 'profile',
      access: 'customer',
      tabs: { group: 'profile' },
      reads: [readOf(listSessions, undefined)],
    },
    {
      id: 'change-email',
      path: '/profile/change-email',
      skeleton: [280],
      title: 'changeEmail',
      access: 'customer',
      tabs: { group: 'profile', tab: 'main' },
    },
    {
      id: 'change-password',
      path: '/profile/change-password',
      skeleton: [400],
      title: 'changePassword',
      access: 'customer',
      tabs: { group: 'profile', tab: 'main' },
    },
    {
      id: 'payment-methods',
      path: '/profile/payment-methods',
      skeleton: [240, 160],
      title: 'methods',
      access: 'customer',
      tabs: { group: 'profile' },
      reads: [readOf(listCards, undefined), readOf(listBanks, undefined)],
    },
    {
      id: 'add-card',
      path: '/profile/add-card',
      skeleton: [300],
      // The card to verify again.
      query: { old_card: { optional: 'string' } },
      title: 'addCard',
      access: 'customer',
      tabs: { group: 'profile', tab: 'payment-methods' },
      reads: [readOf(cardFormConfig, undefined), readOf(listCards, undefined, { when: ['old_card'] })],
    },
    {
      id: 'add-bank',
      path: '/profile/add-bank',
      skeleton: [360],
      title: 'addBank',
      access: 'customer',
      tabs: { group: 'profile', tab: 'payment-methods' },
    },
  ],
  tabGroups: [
    {
      id: 'profile',
      tabs: [
        { route: 'main', label: 'tab.main' },
        { route: 'payment-methods', label: 'tab.methods' },
      ],
    },
  ],
  menu: [
    {
      text: 'menu.profile',
      icon: 'M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M8 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
      route: 'main',
      access: 'customer',
      order: 30,
      activeOn: ['change-email', 'change-password', 'payment-methods', 'add-card', 'add-bank'],
    },
  ],
  parcels: [
    {
      name: 'add-card',
      props: { object: { oldCard: { nullable: 'string' } } },
      emits: [
        // There is something to lose from now on.
        'typed',
        // Null when the backend does not say which card it has saved.
        { name: 'success', detail: { object: { cardId: { nullable: 'string' } } } },
        'cancel',
      ],
    },
  ],
  emits: {
    'payment-method.changed': {
      detail: { object: { type: { oneOf: ['card', 'bank'] } } },
      changes: ['cards', 'banks', 'payments'],
    },
  },
  // The card provider's script, and frames of its origin.
  origins: { script: ['config.cardScriptUrl'], frame: ['config.cardScriptUrl'] },
  budget: 90,
  messages: {
    en: {
      profile: 'Profile',
      changeEmail: 'Change Email Address',
      changePassword: 'Change Password',
      methods: 'Payment Methods',
      addCard: 'Add New Credit Card',
      addBank: 'Add New ACH Account',
      'tab.main': 'Profile',
      'tab.methods': 'Payment Methods',
      'menu.profile': 'Profile',
    },
    es: {
      profile: 'Perfil',
      changeEmail: 'Cambiar el correo',
      changePassword: 'Cambiar la contraseña',
      methods: 'Formas de pago',
      addCard: 'Agregar tarjeta de crédito',
      addBank: 'Agregar cuenta ACH',
      'tab.main': 'Perfil',
      'tab.methods': 'Formas de pago',
      'menu.profile': 'Perfil',
    },
  },
});
