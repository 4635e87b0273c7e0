import { routePaths } from '@portal/platform';
import { Route, Routes } from 'react-router-dom';
import { contract } from '../remote.contract.ts';
import { ApprovedPage } from './lists/approved.page.tsx';
import { CurrentPage } from './lists/current.page.tsx';
import { PaidOffPage } from './lists/paid-off.page.tsx';
import { SummaryPage } from './summary/summary.page.tsx';

const paths = routePaths(contract);

export function LeasesRoutes() {
  return (
    <Routes>
      <Route path={paths.current} element={<CurrentPage />} />
      <Route path={paths.approved} element={<ApprovedPage />} />
      <Route path={paths.paidOff} element={<PaidOffPage />} />
      <Route path={paths.summary} element={<SummaryPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
