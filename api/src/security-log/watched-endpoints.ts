import type { AnyEndpoint } from '@portal/api-contract';

/**
 * How the account is found that an event is about: it is the caller's, that of a session that the endpoint does not
 * need, or that of an email address or of an emailed token in the body.
 */
type Subject = 'caller' | 'email' | 'token' | 'token or session' | 'token or email';

interface Watched {
  /** What the event is called. */
  readonly event: string;
  readonly about: Subject;
}

const own = (event: string): Watched => ({ event, about: 'caller' });

/** The endpoints whose requests are security events, by id. */
export const watchedEndpoints: Readonly<Record<string, Watched>> = {
  'auth.login': { event: 'sign-in', about: 'email' },
  'portal-auth.login': { event: 'sign-in', about: 'token or email' },
  'portal-auth.logout': own('sign-out'),
  'auth.register': { event: 'registration', about: 'email' },
  'portal-auth.register': { event: 'registration', about: 'email' },
  'portal-auth.verify': { event: 'verification', about: 'token' },
  'portal-auth.verify-resend': { event: 'verification-mail', about: 'token' },
  'auth.forgot-password': { event: 'reset-mail', about: 'email' },
  'portal-auth.forgot': { event: 'reset-mail', about: 'email' },
  'auth.resend-forgot': { event: 'reset-mail', about: 'token' },
  'portal-auth.forgot-verify': { event: 'reset-pin', about: 'token' },
  'auth.reset-password': { event: 'password-reset', about: 'token or email' },
  'portal-auth.reset': { event: 'password-reset', about: 'token or email' },
  'portal-auth.set-password': { event: 'password-change', about: 'token or session' },
  'profile.change-password': own('password-change'),
  'profile.change-email': own('email-change'),
  'profile.undo-email-change': { event: 'email-change-undone', about: 'token' },
  'profile.save-settings': own('settings-change'),
  'sessions.end': own('session-end'),
  'sessions.end-others': own('session-end'),
  'cards.add': own('card-added'),
  'cards.delete': own('card-removed'),
  'banks.add': own('bank-added'),
  'banks.delete': own('bank-removed'),
  'payment-methods.set-default': own('default-method-change'),
  'payments.create': own('payment'),
  'payment-links.open': { event: 'payment-link', about: 'token' },
  'payment-links.review': { event: 'payment-link', about: 'token' },
  'payment-links.pay': { event: 'payment', about: 'token' },
  'leases.retrieve': own('lease-connection-pin'),
  'leases.verify': own('lease-connection'),
  'users.read-access': { event: 'admin-read', about: 'email' },
};

/**
 * Endpoints that are no GET and no security event: work of staff, files of forms, and a look-up whose secret is in the
 * body.
 */
export const unwatchedChanges: readonly string[] = [
  'payment-links.attempt',
  'filters.add',
  'filters.add-global',
  'forms.reload',
  'forms.submit',
  'files.upload',
  'files.rename',
  'files.delete',
];

/** What a request of any other endpoint is called when it is denied. */
const denied: Watched = { event: 'access', about: 'caller' };

/** Returns what a request of an endpoint is called, and how its account is found. */
export const watchedAs = ({ id }: AnyEndpoint): Watched => watchedEndpoints[id] ?? denied;

/** Whether a request is a security event: every one of the watched endpoints, and of others those that are denied. */
export const isSecurityEvent = ({ id }: AnyEndpoint, status: number): boolean =>
  id in watchedEndpoints || status === 403;
