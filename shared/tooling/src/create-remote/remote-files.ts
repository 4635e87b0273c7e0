// cspell:ignore Esto
import type { RemoteContract } from '@portal/platform/contract';
import type { RemoteName } from './remote-name.ts';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Returns a value as code writes it, of which no text has a quotation mark. */
const literal = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .replace(/"(\w+)":/g, '$1:')
    .replaceAll('"', "'");

/**
 * Returns the files of a new remote, by their paths in its folder: one screen with a menu item, its test, and everything
 * that builds, checks and releases it. docs/adding-a-remote.md says what each is for.
 */
export function remoteFiles(name: RemoteName, contract: RemoteContract): ReadonlyMap<string, string> {
  const { workspace, kebab, camel, pascal, title } = name;
  return new Map([
    ['package.json', json(packageOf(name))],
    ['tsconfig.json', json({ extends: '../tsconfig.browser.json', include: ['src', 'remote.*.ts'] })],
    ['jest.config.cjs', `module.exports = require('@portal/jest-preset').browser(__dirname);\n`],
    [
      'webpack.config.ts',
      `import { remoteConfig, type BuildMode } from '@portal/tooling/webpack';

export const config = (mode: BuildMode) => remoteConfig({ folder: import.meta.dirname, mode });
`,
    ],
    [
      'README.md',
      `# ${workspace}

Owns \`/${kebab}\`.

- Run it alone: \`npx pnpm@10.34.9 dev\` in this folder.
- Look first at \`remote.contract.ts\`, then at \`src/${kebab}.routes.tsx\`.
`,
    ],
    [
      'remote.contract.ts',
      `import { defineContract } from '@portal/platform/contract';

export const contract = defineContract(${literal(contract)});
`,
    ],
    [
      'remote.samples.ts',
      `import type { RouteSamples } from '@portal/platform/contract';
import type { contract } from './remote.contract.ts';

export const samples: RouteSamples<typeof contract> = {
  overview: { account: 'maria' },
};
`,
    ],
    ['src/messages/en.json', json({ 'overview.intro': `This is ${title}.` })],
    ['src/messages/es.json', json({ 'overview.intro': `Esto es ${title}.` })],
    [
      `src/messages/${kebab}.messages.ts`,
      `import { defineMessages } from '@portal/platform';
import en from './en.json' with { type: 'json' };

export const ${camel}Messages = defineMessages('${camel}', en, { es: () => import('./es.json') });
`,
    ],
    [
      'src/overview/overview.page.tsx',
      `import { useMessages } from '@portal/platform';
import { Text } from '@portal/ui';
import { ${camel}Messages } from '../messages/${kebab}.messages.ts';

/** \`/${kebab}\`: the remote's first screen. */
export function OverviewPage() {
  const t = useMessages(${camel}Messages);
  return <Text>{t('overview.intro')}</Text>;
}
`,
    ],
    [
      'src/overview/overview.test.tsx',
      `import { renderRemote } from '@portal/testing';
import { screen } from '@testing-library/react';
import { contract } from '../../remote.contract.ts';
import { ${camel}Messages } from '../messages/${kebab}.messages.ts';
import { ${pascal}Routes } from '../${kebab}.routes.tsx';

it('the overview says what it is', async () => {
  renderRemote({
    contract,
    root: ${pascal}Routes,
    messageCatalogues: [${camel}Messages],
    path: '/${kebab}',
  });
  expect(await screen.findByText('This is ${title}.')).toBeVisible();
});
`,
    ],
    [
      `src/${kebab}.routes.tsx`,
      `import { routePaths } from '@portal/platform';
import { Route, Routes } from 'react-router-dom';
import { contract } from '../remote.contract.ts';
import { OverviewPage } from './overview/overview.page.tsx';

const paths = routePaths(contract);

/** The screens by their paths; addresses of other remotes draw nothing. */
export function ${pascal}Routes() {
  return (
    <Routes>
      <Route path={paths.overview} element={<OverviewPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
`,
    ],
    [
      'src/lifecycles.ts',
      `import { createLifecycles } from '@portal/platform/remote';
import { ${camel}Messages } from './messages/${kebab}.messages.ts';
import { ${pascal}Routes } from './${kebab}.routes.tsx';

export const { bootstrap, mount, unmount } = createLifecycles({
  messageCatalogues: [${camel}Messages],
  root: ${pascal}Routes,
});
`,
    ],
  ]);
}

function packageOf({ workspace, title }: RemoteName): object {
  const fromCatalog = (...names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, 'catalog:']));
  const own = (...names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [`@portal/${name}`, 'workspace:*']));
  return {
    name: `@portal/${workspace}`,
    version: '1.0.0',
    private: true,
    description: `${title}.`,
    type: 'module',
    scripts: {
      build: 'portal build',
      dev: 'portal dev',
      lint: 'oxlint -c ../oxlint.config.js',
      test: 'jest --json --outputFile=test.results.json',
    },
    dependencies: {
      ...fromCatalog('@emotion/react'),
      ...own('platform', 'ui'),
      ...fromCatalog('react', 'react-dom', 'react-router-dom'),
    },
    devDependencies: {
      ...own('jest-preset', 'testing', 'tooling'),
      ...fromCatalog('@testing-library/react', '@types/react', '@types/react-dom'),
    },
  };
}
