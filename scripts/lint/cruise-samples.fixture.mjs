// Cruises one sample repository after another for import-graph.test.js: the tool takes longer to load than to cruise.
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTypeScriptConfig from 'dependency-cruiser/config-utl/extract-ts-config';

process.on('message', async ({ root, config }) => {
  process.chdir(root);
  const { output } = await cruise(
    ['shell', 'mfe-auth', 'shared', 'api'],
    await extractOptions(config),
    {},
    { tsConfig: extractTypeScriptConfig('tsconfig.base.json') },
  );
  process.send([...new Set(output.summary.violations.map(({ rule }) => rule.name))]);
});
