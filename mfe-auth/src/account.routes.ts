/** The screens that a cold visit does not need: one chunk, loaded when the first of them opens. */
export { ForgotPage } from './forgot/forgot.page.tsx';
export { ForgotNotifyPage } from './forgot/forgot-notify.page.tsx';
export { InvitePage } from './invite/invite.page.tsx';
export { OneTimeLoginPage } from './one-time/one-time-login.page.tsx';
export { PayLinkPage } from './pay-link/pay-link.page.tsx';
export { PortalLoginPage } from './login/portal-login.page.tsx';
export { RegisterPage } from './register/register.page.tsx';
export { ResetPage } from './reset/reset.page.tsx';
export { SetPasswordPage } from './set-password/set-password.page.tsx';
export { UndoEmailPage } from './undo-email/undo-email.page.tsx';
export { VerifyPage } from './verify/verify.page.tsx';
