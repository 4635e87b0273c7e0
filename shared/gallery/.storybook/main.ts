import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';

/** Where the stories that call the api find it; `pnpm gallery` starts one and says where. */
const apiUrl = process.env['API_URL'] ?? 'http://127.0.0.1:4001';

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
    plugins: [...(vite.plugins ?? []), react({ jsxImportSource: '@emotion/react' })],
    server: { ...vite.server, proxy: { '/api': apiUrl, '/sanctum': apiUrl } },
  }),
};

export default config;
