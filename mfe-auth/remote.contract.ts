import { guards } from '@portal/domain';
import { defineContract } from '@portal/platform/contract';

export const contract = defineContract({
  name: 'mfe-auth',
  title: 'Sign in',
  owner: 'identity',
  platform: '^3.1.0',
  routes: [
    {
      id: 'login',
      path: '/auth/login',
      query: {
        redirect: { optional: 'string' },
        ui: { optional: { oneOf: ['portal', 'customer'] } },
        guard: { optional: { oneOf: guards } },
      },
      title: 'login',
      access: 'guest',
      frame: 'bare',
      prerender: true,
    },
    {
      id: 'register',
      path: '/auth/register',
      query: { redirect: { optional: 'string' } },
      title: 'register',
      access: 'guest',
      frame: 'bare',
    },
    {
      id: 'forgot',
      path: '/auth/forgot',
      query: { redirect: { optional: 'string' } },
      title: 'forgot',
      access: 'guest',
      frame: 'bare',
    },
    {
      id: 'forgot-notify',
      path: '/auth/forgot/notify',
      // The token identifies the request: it can only send the email again.
      query: { token: { optional: 'string' }, redirect: { optional: 'string' } },
      title: 'forgot-notify',
      access: 'guest',
      frame: 'bare',
    },
    {
      id: 'reset',
      path: '/auth/reset',
      query: { token: 'string', email: 'string' },
      title: 'reset',
      access: 'guest',
      frame: 'bare',
    },
    {
      id: 'verify',
      path: '/auth/verify/:token',
      query: { redirect: { optional: 'string' } },
      title: 'verify',
      access: 'public',
      frame: 'bare',
    },
    {
      id: 'check',
      path: '/auth/check',
      query: { redirect: { optional: 'string' } },
      title: 'check',
      access: 'public',
      frame: 'bare',
    },
    { id: 'logout', path: '/auth/logout', title: 'logout', access: 'public', frame: 'bare' },
  ],
  menu: [{ text: 'menu.logout', icon: 'logout', route: 'logout', access: 'signed-in', order: 50 }],
  budget: 90,
  messages: {
    en: {
      login: 'Log in',
      register: 'Create your account',
      forgot: 'Forgot your password?',
      'forgot-notify': 'Password Reset Request Processed',
      reset: 'Choose a new password',
      verify: 'Verify your account',
      check: 'Signing you in',
      logout: 'Log out',
      'menu.logout': 'Log Out',
    },
  },
});
