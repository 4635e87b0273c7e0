import { routePaths } from '@portal/platform';
import { Route, Routes } from 'react-router-dom';
import { routes } from '../remote.contract.ts';
import { CheckPage } from './check/check.page.tsx';
import { LazyScreen } from './lazy/lazy-screen.tsx';
import { LoginPage } from './login/login.page.tsx';
import { LogoutPage } from './logout/logout.page.tsx';
import { useVariant } from './sign-in/use-variant.ts';

const paths = routePaths({ routes });

// A cold visit lands on login and waits for nothing else.
const loadAccount = () => import(/* webpackChunkName: "account" */ './account.routes.ts');

function Login() {
  const { type } = useVariant();
  return type === 'portal' ? <LazyScreen load={loadAccount} screen="PortalLoginPage" /> : <LoginPage />;
}

export function AuthRoutes() {
  return (
    <Routes>
      <Route path={paths.login} element={<Login />} />
      <Route path={paths.check} element={<CheckPage />} />
      <Route path={paths.logout} element={<LogoutPage />} />
      <Route path={paths.register} element={<LazyScreen load={loadAccount} screen="RegisterPage" />} />
      <Route path={paths.forgot} element={<LazyScreen load={loadAccount} screen="ForgotPage" />} />
      <Route
        path={paths.forgotNotify}
        element={<LazyScreen load={loadAccount} screen="ForgotNotifyPage" />}
      />
      <Route path={paths.reset} element={<LazyScreen load={loadAccount} screen="ResetPage" />} />
      <Route path={paths.verify} element={<LazyScreen load={loadAccount} screen="VerifyPage" />} />
      <Route path={paths.verifyIncomplete} element={<LazyScreen load={loadAccount} screen="VerifyPage" />} />
      <Route path={paths.invite} element={<LazyScreen load={loadAccount} screen="InvitePage" />} />
      <Route path={paths.inviteIncomplete} element={<LazyScreen load={loadAccount} screen="InvitePage" />} />
      <Route path={paths.oneTime} element={<LazyScreen load={loadAccount} screen="OneTimeLoginPage" />} />
      <Route
        path={paths.oneTimeIncomplete}
        element={<LazyScreen load={loadAccount} screen="OneTimeLoginPage" />}
      />
      <Route path={paths.setPassword} element={<LazyScreen load={loadAccount} screen="SetPasswordPage" />} />
      <Route path={paths.pay} element={<LazyScreen load={loadAccount} screen="PayLinkPage" />} />
      <Route path={paths.undoEmail} element={<LazyScreen load={loadAccount} screen="UndoEmailPage" />} />
      <Route
        path={paths.undoEmailIncomplete}
        element={<LazyScreen load={loadAccount} screen="UndoEmailPage" />}
      />
      <Route path="*" element={null} />
    </Routes>
  );
}
