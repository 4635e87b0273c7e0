import type { Guard } from '@portal/domain';
import type { DocumentLanguage } from '../endpoints/payments.ts';

/** Who is not a customer stays in the portal's variant of the auth screens (AUTH-37, AUTH-81). */
const portalVariant = (guard: Exclude<Guard, 'client'>) => `ui=portal&guard=${guard}` as const;

/** What the address of an auth screen ends with for a guard. */
const variantOf = (guard: Guard) => (guard === 'client' ? '' : (`?${portalVariant(guard)}` as const));

/**
 * Addresses of the portal that the api's emails lead to, after `#`: each is a route of a remote, with its parameters
 * (AUTH-16, AUTH-24 to 26, AUTH-81, OP-103). A test of shared/platform compares them with the routes.
 */
export const portalLinks = {
  invite: ({ token, guard }: { readonly token: string; readonly guard: Guard }) =>
    `/auth/invite/${encodeURIComponent(token)}${variantOf(guard)}` as const,
  login: ({ guard }: { readonly guard: Guard }) => `/auth/login${variantOf(guard)}` as const,
  oneTimeLogin: ({ token, code }: { readonly token: string; readonly code: string }) =>
    `/auth/login/one-time/${encodeURIComponent(token)}?${new URLSearchParams({ code }).toString()}` as const,
  /** Of a reminder: leads to one payment (OP-103), in the language of the email where its reader has one. */
  pay: ({ token, language }: { readonly token: string; readonly language: DocumentLanguage | null }) =>
    `/auth/pay?${new URLSearchParams({ token, ...(language === null ? {} : { language }) }).toString()}` as const,
  /** Asks for a log-in first, and leads to the payment of a lease after it. */
  payLease: ({ lease }: { readonly lease: string }) =>
    `/payment-early?${new URLSearchParams({ lease }).toString()}` as const,
  reset: ({
    token,
    email,
    guard,
  }: {
    readonly token: string;
    readonly email: string;
    readonly guard: Guard;
  }) =>
    `/auth/reset?${new URLSearchParams({ token, email }).toString()}${guard === 'client' ? '' : `&${portalVariant(guard)}`}` as const,
  undoEmail: ({ token }: { readonly token: string }) =>
    `/auth/undo-email/${encodeURIComponent(token)}` as const,
};
