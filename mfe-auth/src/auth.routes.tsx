import { Route, Routes } from 'react-router-dom';
import { CheckPage } from './check/check.page.tsx';
import { LoginPage } from './login/login.page.tsx';
import { LogoutPage } from './logout/logout.page.tsx';
import { RegisterPage } from './register/register.page.tsx';

export function AuthRoutes() {
  return (
    <Routes>
      <Route path="/auth/login" element={<LoginPage />} />
      <Route path="/auth/register" element={<RegisterPage />} />
      <Route path="/auth/check" element={<CheckPage />} />
      <Route path="/auth/logout" element={<LogoutPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
