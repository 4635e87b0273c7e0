import { compileMessages, messagesFile } from '@portal/tooling/messages';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';

/** Where the stories that call the api find it; `pnpm gallery` starts one and says where. */
const apiUrl = process.env['API_URL'] ?? 'http://127.0.0.1:4001';

/** Compiles messages as the builds of the remotes do. */
const compiledMessages: Plugin = {
  name: 'compiled-messages',
  enforce: 'pre',
  transform: (source, id) => (messagesFile.test(id) ? JSON.stringify(compileMessages(source)) : null),
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../../ui/src/**/*.stories.tsx', '../src/**/*.stories.tsx'],
  // Its project.json would name the minute of the build.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true },
  // These features add elements to a story, which the tests would measure as well.
  features: { highlight: false, measure: false, outline: false, backgrounds: false },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), compiledMessages, react({ jsxImportSource: '@emotion/react' })],
    server: { ...vite.server, proxy: { '/api': apiUrl, '/sanctum': apiUrl } },
  }),
};

export default config;
