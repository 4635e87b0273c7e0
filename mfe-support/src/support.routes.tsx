import { Route, Routes } from 'react-router-dom';
import { FaqTopicPage } from './faq/faq-topic.page.tsx';
import { FaqPage } from './faq/faq.page.tsx';

export function SupportRoutes() {
  return (
    <Routes>
      <Route path="/support/faq" element={<FaqPage />} />
      <Route path="/faq/topic" element={<FaqTopicPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
