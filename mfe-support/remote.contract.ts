import { defineContract } from '@portal/platform/contract';

export const contract = defineContract({
  name: 'mfe-support',
  title: 'Support',
  owner: 'care',
  platform: '^3.0.0',
  routes: [
    { id: 'faq', path: '/support/faq', title: 'support', access: 'customer' },
    {
      id: 'topic',
      path: '/faq/topic',
      query: { topic: 'string' },
      title: 'topic',
      access: 'customer',
      back: 'faq',
    },
  ],
  menu: [
    {
      text: 'support',
      icon: 'support',
      route: 'faq',
      access: 'customer',
      order: 40,
      activeOn: ['topic'],
    },
  ],
  budget: 60,
  messages: { en: { support: 'Support', topic: 'Questions and answers' } },
});
