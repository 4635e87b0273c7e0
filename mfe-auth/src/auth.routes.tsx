import { routePaths } from '@portal/platform';
import { Route, Routes } from 'react-router-dom';
import { contract } from '../remote.contract.ts';
import { CheckPage } from './check/check.page.tsx';
import { LoginPage } from './login/login.page.tsx';
import { LogoutPage } from './logout/logout.page.tsx';
import { RegisterPage } from './register/register.page.tsx';

const paths = routePaths(contract);

export function AuthRoutes() {
  return (
    <Routes>
      <Route path={paths.login} element={<LoginPage />} />
      <Route path={paths.register} element={<RegisterPage />} />
      <Route path={paths.check} element={<CheckPage />} />
      <Route path={paths.logout} element={<LogoutPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
