import { routePaths } from '@portal/platform';
import { Route, Routes } from 'react-router-dom';
import { contract } from '../remote.contract.ts';
import { FindRetailerPage } from './find-retailer/find-retailer.page.tsx';

const paths = routePaths(contract);

export function RetailersRoutes() {
  return (
    <Routes>
      <Route path={paths.map} element={<FindRetailerPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
