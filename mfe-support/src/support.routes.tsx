import { routePaths } from '@portal/platform';
import { Route, Routes } from 'react-router-dom';
import { contract } from '../remote.contract.ts';
import { FaqTopicPage } from './faq/faq-topic.page.tsx';
import { FaqPage } from './faq/faq.page.tsx';
import { LiveChatPage } from './live-chat/live-chat.page.tsx';

const paths = routePaths(contract);

export function SupportRoutes() {
  return (
    <Routes>
      <Route path={paths.faq} element={<FaqPage />} />
      <Route path={paths.liveChat} element={<LiveChatPage />} />
      <Route path={paths.topic} element={<FaqTopicPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
