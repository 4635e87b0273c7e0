import { Route, Routes } from 'react-router-dom';
import { DashboardPage } from './dashboard/dashboard.page.tsx';
import { PaymentDetailsPage } from './details/payment-details.page.tsx';
import { HistoryPage } from './history/history.page.tsx';
import { LazyScreen } from './lazy/lazy-screen.tsx';
import { PaymentSkeleton } from './payment/payment.skeleton.tsx';

// The payment form includes the calendar, which no other screen needs.
const loadPayment = () =>
  import('./payment/payment.page.tsx').then(({ PaymentPage }) => ({ Screen: PaymentPage }));

export function PaymentsRoutes() {
  return (
    <Routes>
      <Route path="/dashboard" element={<DashboardPage />} />
      <Route path="/payment-history" element={<HistoryPage />} />
      <Route path="/payment-details" element={<PaymentDetailsPage />} />
      <Route
        path="/payment-early"
        element={<LazyScreen load={loadPayment} skeleton={<PaymentSkeleton />} />}
      />
      <Route path="*" element={null} />
    </Routes>
  );
}
