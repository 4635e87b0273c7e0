import { Route, Routes } from 'react-router-dom';
import { ApprovedPage } from './lists/approved.page.tsx';
import { CurrentPage } from './lists/current.page.tsx';
import { PaidOffPage } from './lists/paid-off.page.tsx';
import { SummaryPage } from './summary/summary.page.tsx';

export function LeasesRoutes() {
  return (
    <Routes>
      <Route path="/leases/current" element={<CurrentPage />} />
      <Route path="/leases/approved" element={<ApprovedPage />} />
      <Route path="/leases/paid-off" element={<PaidOffPage />} />
      <Route path="/lease/:id/summary" element={<SummaryPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
