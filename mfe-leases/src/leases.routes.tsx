import { routePaths } from '@portal/platform';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { contract } from '../remote.contract.ts';
import { CertificatePage } from './certificate/certificate.page.tsx';
import { PaymentHistoryPage } from './history/payment-history.page.tsx';
import { ItemsPage } from './items/items.page.tsx';
import { LazyScreen } from './lazy/lazy-screen.tsx';
import { ToSummary } from './lease/to-summary.tsx';
import { ApprovedPage } from './lists/approved.page.tsx';
import { CurrentPage } from './lists/current.page.tsx';
import { PaidOffPage } from './lists/paid-off.page.tsx';
import { ApplicantStoreContext, createApplicantStore } from './retrieval/applicant-store.ts';
import { RetrievalSkeleton } from './retrieval/retrieval.skeleton.tsx';
import { ScheduledPaymentsPage } from './scheduled/scheduled-payments.page.tsx';
import { SummaryPage } from './summary/summary.page.tsx';
import { ContractTermsPage } from './terms/contract-terms.page.tsx';

const paths = routePaths(contract);

// Retrieval has the form kit and the calendar, which no other screen needs.
const loadRetrieve = () =>
  import('./retrieval/retrieve.page.tsx').then(({ RetrievePage }) => ({ Screen: RetrievePage }));
const loadVerify = () =>
  import('./retrieval/verify.page.tsx').then(({ VerifyPage }) => ({ Screen: VerifyPage }));

export function LeasesRoutes() {
  const [applicants] = useState(createApplicantStore);
  return (
    <ApplicantStoreContext value={applicants}>
      <Routes>
        <Route path={paths.current} element={<CurrentPage />} />
        <Route path={paths.approved} element={<ApprovedPage />} />
        <Route path={paths.paidOff} element={<PaidOffPage />} />
        <Route
          path={paths.retrieve}
          element={<LazyScreen key="retrieve" load={loadRetrieve} skeleton={<RetrievalSkeleton />} />}
        />
        <Route
          path={paths.verify}
          element={<LazyScreen key="verify" load={loadVerify} skeleton={<RetrievalSkeleton />} />}
        />
        <Route path={paths.lease} element={<ToSummary />} />
        <Route path={paths.summary} element={<SummaryPage />} />
        <Route path={paths.items} element={<ItemsPage />} />
        <Route path={paths.contractTerms} element={<ContractTermsPage />} />
        <Route path={paths.paymentHistory} element={<PaymentHistoryPage />} />
        <Route path={paths.scheduledPayments} element={<ScheduledPaymentsPage />} />
        <Route path={paths.certificate} element={<CertificatePage />} />
        <Route path="*" element={null} />
      </Routes>
    </ApplicantStoreContext>
  );
}
