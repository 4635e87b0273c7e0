import { guards } from '@portal/domain';
import { defineContract, type RemoteContract } from '@portal/platform/contract';

const variant = {
  ui: { optional: { oneOf: ['portal', 'customer'] } },
  guard: { optional: { oneOf: guards } },
} as const;

/** Apart from the contract, whose titles the page has already: the screens need the paths alone. */
export const routes = [
  {
    id: 'login',
    path: '/auth/login',
    query: {
      redirect: { optional: 'string' },
      ...variant,
    },
    title: 'login',
    access: 'guest',
    frame: 'bare',
    prerender: true,
  },
  {
    id: 'register',
    path: '/auth/register',
    query: { redirect: { optional: 'string' }, ...variant },
    title: 'register',
    access: 'guest',
    frame: 'bare',
  },
  {
    id: 'forgot',
    path: '/auth/forgot',
    query: { redirect: { optional: 'string' }, ...variant },
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
    query: { token: 'string', email: 'string', redirect: { optional: 'string' }, ...variant },
    title: 'reset',
    // The link of an email: who is signed in is told why it does not open, and can log out.
    access: 'public',
    frame: 'bare',
  },
  // A link that lost its token on the way has a screen too (`-incomplete`), which says so.
  {
    id: 'verify',
    path: '/auth/verify/:token',
    // The email is there when the PIN is for a forgotten password.
    query: { email: { optional: 'string' }, redirect: { optional: 'string' } },
    title: 'verify',
    access: 'public',
    frame: 'bare',
  },
  { id: 'verify-incomplete', path: '/auth/verify', title: 'verify', access: 'public', frame: 'bare' },
  {
    id: 'invite',
    path: '/auth/invite/:token',
    query: variant,
    title: 'invite',
    access: 'public',
    frame: 'bare',
  },
  { id: 'invite-incomplete', path: '/auth/invite', title: 'invite', access: 'public', frame: 'bare' },
  {
    id: 'one-time',
    path: '/auth/login/one-time/:token',
    query: { code: 'string', redirect: { optional: 'string' } },
    title: 'one-time',
    access: 'public',
    frame: 'bare',
  },
  {
    id: 'one-time-incomplete',
    path: '/auth/login/one-time',
    title: 'one-time',
    access: 'public',
    frame: 'bare',
  },
  {
    id: 'set-password',
    path: '/auth/set-password',
    // Token and email of an invitation; without a token it is for who is signed in.
    query: {
      token: { optional: 'string' },
      email: { optional: 'string' },
      redirect: { optional: 'string' },
    },
    title: 'set-password',
    access: 'public',
    frame: 'bare',
  },
  {
    // The link that the old address gets when the address of an account changes.
    id: 'undo-email',
    path: '/auth/undo-email/:token',
    title: 'undo-email',
    access: 'public',
    frame: 'bare',
  },
  {
    id: 'undo-email-incomplete',
    path: '/auth/undo-email',
    title: 'undo-email',
    access: 'public',
    frame: 'bare',
  },
  {
    // The link of a reminder: exchanges its token and goes on to the payment (OP-103).
    id: 'pay',
    path: '/auth/pay',
    query: { token: { optional: 'string' }, language: { optional: 'string' } },
    title: 'pay',
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
] as const satisfies RemoteContract['routes'];

export const contract = /* @__PURE__ */ defineContract({
  name: 'mfe-auth',
  title: 'Login',
  owner: 'identity',
  platform: '^4.8.0',
  routes,
  menu: [
    {
      text: 'menu.logout',
      icon: 'm16 17 5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4',
      route: 'logout',
      access: 'signed-in',
      // The last item, also after those of remotes to come.
      order: 1000,
    },
  ],
  budget: 90,
  messages: {
    en: {
      login: 'Log in',
      register: 'Create your account',
      forgot: 'Forgot your password?',
      'forgot-notify': 'Password Reset Request Processed',
      reset: 'Choose a new password',
      verify: 'Verify your account',
      invite: 'Your invitation',
      'one-time': 'One-time login',
      'set-password': 'Set your password',
      'undo-email': 'Put your email address back',
      pay: 'Pay from your reminder',
      check: 'Logging you in',
      logout: 'Log out',
      'menu.logout': 'Log Out',
    },
    es: {
      login: 'Iniciar sesión',
      register: 'Cree su cuenta',
      forgot: '¿Olvidó su contraseña?',
      'forgot-notify': 'Solicitud de nueva contraseña procesada',
      reset: 'Elija una contraseña nueva',
      verify: 'Verifique su cuenta',
      invite: 'Su invitación',
      'one-time': 'Inicio de sesión único',
      'set-password': 'Elija su contraseña',
      'undo-email': 'Recupere su correo anterior',
      pay: 'Pague desde su recordatorio',
      check: 'Iniciando su sesión',
      logout: 'Cerrar sesión',
      'menu.logout': 'Cerrar sesión',
    },
  },
});
