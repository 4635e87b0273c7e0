import './start/main-runs.ts';
import { createPortalPage } from './start/portal-page.tsx';
import { readRelease } from './start/read-release.ts';
import { showStartFailure } from './start/start-failure.ts';

try {
  createPortalPage(readRelease(document), document);
} catch (error) {
  showStartFailure(document, error);
}
