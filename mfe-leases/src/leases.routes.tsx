import { routePaths } from '@portal/platform';
import { Route, Routes } from 'react-router-dom';
import { contract } from '../remote.contract.ts';
import { PaymentHistoryPage } from './history/payment-history.page.tsx';
import { ItemsPage } from './items/items.page.tsx';
import { ToSummary } from './lease/to-summary.tsx';
import { ApprovedPage } from './lists/approved.page.tsx';
import { CurrentPage } from './lists/current.page.tsx';
import { PaidOffPage } from './lists/paid-off.page.tsx';
import { ScheduledPaymentsPage } from './scheduled/scheduled-payments.page.tsx';
import { SummaryPage } from './summary/summary.page.tsx';
import { ContractTermsPage } from './terms/contract-terms.page.tsx';

const paths = routePaths(contract);

export function LeasesRoutes() {
  return (
    <Routes>
      <Route path={paths.current} element={<CurrentPage />} />
      <Route path={paths.approved} element={<ApprovedPage />} />
      <Route path={paths.paidOff} element={<PaidOffPage />} />
      <Route path={paths.lease} element={<ToSummary />} />
      <Route path={paths.summary} element={<SummaryPage />} />
      <Route path={paths.items} element={<ItemsPage />} />
      <Route path={paths.contractTerms} element={<ContractTermsPage />} />
      <Route path={paths.paymentHistory} element={<PaymentHistoryPage />} />
      <Route path={paths.scheduledPayments} element={<ScheduledPaymentsPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
