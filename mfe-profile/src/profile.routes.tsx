import { routePaths } from '@portal/platform';
import { Route, Routes } from 'react-router-dom';
import { contract } from '../remote.contract.ts';
import { AddBankPage } from './add-bank/add-bank.page.tsx';
import { AddCardPage } from './add-card/add-card.page.tsx';
import { ChangeEmailPage } from './change-email/change-email.page.tsx';
import { ChangePasswordPage } from './change-password/change-password.page.tsx';
import { ProfilePage } from './main/profile.page.tsx';
import { PaymentMethodsPage } from './methods/payment-methods.page.tsx';

const paths = routePaths(contract);

export function ProfileRoutes() {
  return (
    <Routes>
      <Route path={paths.main} element={<ProfilePage />} />
      <Route path={paths.changeEmail} element={<ChangeEmailPage />} />
      <Route path={paths.changePassword} element={<ChangePasswordPage />} />
      <Route path={paths.paymentMethods} element={<PaymentMethodsPage />} />
      <Route path={paths.addCard} element={<AddCardPage />} />
      <Route path={paths.addBank} element={<AddBankPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
