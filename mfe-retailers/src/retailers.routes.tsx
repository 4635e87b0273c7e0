import { Route, Routes } from 'react-router-dom';
import { FindRetailerPage } from './find-retailer/find-retailer.page.tsx';

export function RetailersRoutes() {
  return (
    <Routes>
      <Route path="/find-a-retailer" element={<FindRetailerPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
