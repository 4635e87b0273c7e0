import { defineMessages } from './message-catalogue.ts';
import { addMessages, createI18n, setLanguage } from './create-i18n.ts';

const en = {
  list: { title: 'Leases' },
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  only: 'English only',
};
const es = { list: { title: 'Contratos' }, days_one: '{{count}} día', days_other: '{{count}} días' };

function spanish() {
  return defineMessages('leases', en, { es: () => Promise.resolve({ default: es }) });
}

describe('a message catalogue', () => {
  it('has its English at once', () => {
    const i18n = createI18n();
    addMessages(i18n, defineMessages('leases', en));
    const t = i18n.getFixedT(null, 'leases');
    expect([t('list.title'), t('days', { count: 1 }), t('days', { count: 2 })]).toEqual([
      'Leases',
      '1 day',
      '2 days',
    ]);
  });

  it('keeps what a customer is called as it is', () => {
    const i18n = createI18n();
    addMessages(i18n, defineMessages('x', { hello: 'Hello {{name}}' }));
    expect(i18n.t('hello', { ns: 'x', name: `O'Hara & <Sons>` })).toBe(`Hello O'Hara & <Sons>`);
  });

  it('gets another language by one more entry, and falls back to English', async () => {
    const i18n = createI18n();
    addMessages(i18n, spanish());
    await setLanguage(i18n, 'es');
    const t = i18n.getFixedT(null, 'leases');
    expect([t('list.title'), t('days', { count: 2 }), t('only')]).toEqual([
      'Contratos',
      '2 días',
      'English only',
    ]);
  });

  it('that comes after the change of language brings it too', async () => {
    const i18n = createI18n('es');
    addMessages(i18n, spanish());
    await Promise.resolve();
    await Promise.resolve();
    expect(i18n.t('list.title', { ns: 'leases' })).toBe('Contratos');
  });

  it('stays English when the other language does not arrive', async () => {
    const report = jest.fn();
    Object.assign(globalThis, { reportError: report });
    const i18n = createI18n();
    addMessages(i18n, defineMessages('leases', en, { es: () => Promise.reject(new Error('404')) }));
    await setLanguage(i18n, 'es');
    expect(i18n.t('list.title', { ns: 'leases' })).toBe('Leases');
    expect(report).toHaveBeenCalledWith(new Error('The messages of leases in es did not arrive'));
  });
});
