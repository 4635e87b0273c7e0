import { defineContract } from '@portal/platform/contract';

export const contract = defineContract({
  name: 'mfe-support',
  title: 'Support',
  owner: 'care',
  platform: '^4.6.0',
  routes: [
    {
      id: 'faq',
      path: '/support/faq',
      skeleton: [80, 440],
      title: 'support',
      access: 'customer',
      tabs: { group: 'support' },
    },
    {
      id: 'live-chat',
      path: '/support/live-chat',
      skeleton: [130, 230],
      title: 'liveChat',
      access: 'customer',
      tabs: { group: 'support' },
    },
    {
      id: 'topic',
      path: '/faq/topic',
      skeleton: [360],
      query: { topic: 'string' },
      title: 'topic',
      access: 'customer',
      back: 'faq',
    },
  ],
  tabGroups: [
    {
      id: 'support',
      tabs: [
        { route: 'faq', label: 'tab.faq' },
        { route: 'live-chat', label: 'liveChat' },
      ],
    },
  ],
  menu: [
    {
      text: 'support',
      icon: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0m2.93-7.07 4.24 4.24m5.66 0 4.24-4.24m-4.24 9.9 4.24 4.24m-9.9-4.24-4.24 4.24M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
      route: 'faq',
      access: 'customer',
      order: 40,
      activeOn: ['topic', 'live-chat'],
    },
  ],
  // The chat vendor's script, and frames of its origin.
  origins: { script: ['config.chatScriptUrl'], frame: ['config.chatScriptUrl'] },
  budget: 60,
  messages: {
    en: {
      support: 'Support',
      topic: 'Questions and answers',
      liveChat: 'Live Chat',
      'tab.faq': 'Questions',
    },
    es: {
      support: 'Ayuda',
      topic: 'Preguntas y respuestas',
      liveChat: 'Chat en vivo',
      'tab.faq': 'Preguntas',
    },
  },
});
