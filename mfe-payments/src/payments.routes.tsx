import { routePaths } from '@portal/platform';
import { Route, Routes } from 'react-router-dom';
import { contract } from '../remote.contract.ts';
import { DashboardPage } from './dashboard/dashboard.page.tsx';
import { PaymentDetailsPage } from './details/payment-details.page.tsx';
import { HistoryPage } from './history/history.page.tsx';
import { LazyScreen } from './lazy/lazy-screen.tsx';
import { PaymentSkeleton } from './payment/payment.skeleton.tsx';

const paths = routePaths(contract);

// The payment form includes the calendar, which no other screen needs.
const loadPayment = () =>
  import('./payment/payment.page.tsx').then(({ PaymentPage }) => ({ Screen: PaymentPage }));
const loadBatch = () =>
  import('./payment/batch/batch.page.tsx').then(({ BatchPage }) => ({ Screen: BatchPage }));
const loadReminder = () =>
  import('./payment/reminder/reminder.page.tsx').then(({ ReminderPage }) => ({ Screen: ReminderPage }));

export function PaymentsRoutes() {
  return (
    <Routes>
      <Route path={paths.dashboard} element={<DashboardPage />} />
      <Route path={paths.history} element={<HistoryPage />} />
      <Route path={paths.details} element={<PaymentDetailsPage />} />
      <Route
        path={paths.pay}
        element={<LazyScreen key="pay" load={loadPayment} skeleton={<PaymentSkeleton />} />}
      />
      <Route
        path={paths.payAll}
        element={<LazyScreen key="pay-all" load={loadBatch} skeleton={<PaymentSkeleton />} />}
      />
      <Route
        path={paths.reminder}
        element={<LazyScreen key="reminder" load={loadReminder} skeleton={<PaymentSkeleton />} />}
      />
      <Route path="*" element={null} />
    </Routes>
  );
}
