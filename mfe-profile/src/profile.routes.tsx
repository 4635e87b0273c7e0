import { Route, Routes } from 'react-router-dom';
import { ProfilePage } from './main/profile.page.tsx';

export function ProfileRoutes() {
  return (
    <Routes>
      <Route path="/profile/main" element={<ProfilePage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
