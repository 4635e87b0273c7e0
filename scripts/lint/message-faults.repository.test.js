import { join } from 'node:path';
import { findMessageFaults } from './message-faults.js';
import { sourceFiles } from './source-files.js';

const messages = 'mfe-sample/src/messages';

/** A workspace whose code is `code`, with these messages by file. */
const faults = (code, byFile) =>
  findMessageFaults([
    { path: 'mfe-sample/src/list.page.tsx', text: code },
    { path: 'mfe-sample/src/list.page.test.tsx', text: "t('tested')" },
    ...Object.entries(byFile).map(([name, content]) => ({
      path: `${messages}/${name}`,
      text: JSON.stringify(content),
    })),
  ]);

const days = '{count, plural, one {# day} other {# days}}';

describe('the messages of a workspace', () => {
  it('are used as a text, or as one put together from parts', () => {
    const code = "t(open ? 'open' : 'shut'); t(`problem.${name}`); t(`${name}.empty`); t(`${name}`);";
    const en = { open: 'Open', shut: 'Shut', 'problem.a': 'A', 'b.empty': 'None' };
    expect(faults(code, { 'en.json': en })).toEqual([]);
  });

  it('are unused when only a test names them', () => {
    expect(faults('', { 'en.json': { tested: 'Tested' } })).toEqual([
      `${messages}/en.json has tested, which no code uses`,
    ]);
  });

  it('get a value for each argument, also for those within a plural', () => {
    const en = { late: `${days} at {store}`, due: '{count, plural, one {{amount}} other {#}}' };
    const code = "t('late', { count }); t('due', { count }); t('late', values); t('due', { ...values });";
    expect(faults(code, { 'en.json': en })).toEqual([
      'mfe-sample/src/list.page.tsx gives late no value for {store}',
      'mfe-sample/src/list.page.tsx gives due no value for {amount}',
    ]);
  });

  it('have the same keys and arguments in every language', () => {
    const code = "t('days', { count }); t('title');";
    const es = { days: '{total} días', heading: 'Contratos' };
    expect(faults(code, { 'en.json': { days, title: 'Leases' }, 'es.json': es })).toEqual([
      `${messages}/es.json has no message for title`,
      `${messages}/es.json has {total} in days, which the English does not have`,
      `${messages}/es.json has heading, which the English does not have`,
    ]);
  });

  it('are in the folder that the build compiles', () => {
    const text = "export const listMessages = defineMessages('list', en);";
    const [own, other] = ['mfe-sample/src/messages/list.messages.ts', 'mfe-sample/src/list/list.messages.ts'];
    expect(findMessageFaults([own, other].map((path) => ({ path, text })))).toEqual([
      `${other} defines messages outside of src/messages, where the build does not compile them`,
    ]);
  });

  it('in other languages are added by the lifecycles, a host or the widget, not only by a test', () => {
    const [path, name] = [`${messages}/list.messages.ts`, 'listMessages'];
    const definition = {
      path,
      text: `export const ${name} = defineMessages('list', en, {\n  es: load,\n});`,
    };
    const used = { path: 'mfe-sample/src/list.page.tsx', text: `const t = useMessages(${name});` };
    const added = `createLifecycles({ messageCatalogues: [${name}] })`;
    const faultsBeside = (...others) => findMessageFaults([definition, used, ...others]);
    expect(faultsBeside({ path: 'mfe-sample/src/list.page.test.tsx', text: added })).toEqual([
      `${path} defines ${name}, which nothing adds to a page, so that it stays English`,
    ]);
    for (const text of [added, `i18n.addMessages(${name});`, `useWidgetMessages(${name})`])
      expect(faultsBeside({ path: 'mfe-sample/src/lifecycles.ts', text })).toEqual([]);
  });

  it('of two files are compared with the translation of each', () => {
    const files = {
      'en.json': { a: 'A' },
      'core.en.json': { b: 'B' },
      'es.json': { a: 'A' },
      'core.es.json': {},
    };
    expect(faults("t('a'); t('b');", files)).toEqual([`${messages}/core.es.json has no message for b`]);
  });
});

it('no message of the repository is unused, without a value, missing in a language, or in a catalogue that no page adds', () => {
  const files = sourceFiles(join(__dirname, '../..'));
  expect(files.filter(({ path }) => path.endsWith('/src/messages/en.json')).length).toBeGreaterThan(7);
  expect(findMessageFaults(files)).toEqual([]);
});
