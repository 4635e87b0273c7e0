import { createI18n } from './create-i18n.ts';
import { defineMessages } from './message-catalogue.ts';

const en = {
  'list.title': 'Leases',
  days: '{count, plural, one {# day} other {# days}}',
  found: '{shown, number} of {total, number}',
  only: 'English only',
};
const es = { 'list.title': 'Contratos', days: '{count, plural, one {# día} other {# días}}' };

const leases = defineMessages('leases', en);
const spanish = defineMessages('leases', en, { es: () => Promise.resolve({ default: es }) });

describe('a message catalogue', () => {
  it('has its English at once', () => {
    const t = (key: string, values = {}) => createI18n().translate(leases, key, values);
    expect([t('list.title'), t('days', { count: 1 }), t('days', { count: 2 })]).toEqual([
      'Leases',
      '1 day',
      '2 days',
    ]);
  });

  it('SHARED-69: writes numbers as the language does in the United States', () => {
    const values = { shown: 1_250, total: 9_000 };
    expect(createI18n().translate(leases, 'found', values)).toBe('1,250 of 9,000');
    expect(createI18n({ language: 'es' }).translate(leases, 'found', values)).toBe('1,250 of 9,000');
    expect(createI18n().translate(leases, 'days', { count: 1_250 })).toBe('1,250 days');
  });

  it('is drawn as it was compiled, without a parser', () => {
    const compiled = defineMessages('leases', {
      left: [['count', 'plural', { one: ['#', ' day'], other: ['#', ' days'] }]],
    });
    expect(createI18n().translate(compiled, 'left', { count: 1 })).toBe('1 day');
  });

  it.each([`O'Hara & <Sons>`, '{name}', '#', '100%'])(
    'keeps what a customer is called as it is: %s',
    (name) => {
      const catalogue = defineMessages('x', { hello: 'Hello {name}' });
      expect(createI18n().translate(catalogue, 'hello', { name })).toBe(`Hello ${name}`);
    },
  );

  it('gets another language by one more entry, and falls back to English', async () => {
    const i18n = createI18n();
    void i18n.addMessages(spanish);
    await i18n.setLanguage('es');
    const t = (key: string, values = {}) => i18n.translate(spanish, key, values);
    expect([t('list.title'), t('days', { count: 1_250 }), t('only')]).toEqual([
      'Contratos',
      '1,250 días',
      'English only',
    ]);
  });

  it('that comes after the change of language brings it too', async () => {
    const i18n = createI18n({ language: 'es' });
    const arrived = new Promise<void>((resolve) => i18n.subscribe(resolve));
    void i18n.addMessages(spanish);
    await arrived;
    expect(i18n.translate(spanish, 'list.title')).toBe('Contratos');
  });

  it('that comes while the language changes brings the new one too', async () => {
    let arrive: () => void = () => {};
    const late = new Promise<void>((resolve) => (arrive = resolve));
    const i18n = createI18n();
    void i18n.addMessages(defineMessages('frame', {}, { es: () => late.then(() => ({ default: {} })) }));
    const changed = i18n.setLanguage('es');
    await i18n.addMessages(spanish);
    arrive();
    await changed;
    expect(i18n.translate(spanish, 'list.title')).toBe('Contratos');
  });

  it('is loaded in a language once, when that is chosen', async () => {
    const load = jest.fn(() => Promise.resolve({ default: es }));
    const i18n = createI18n();
    void i18n.addMessages(defineMessages('leases', en, { es: load }));
    expect(load).not.toHaveBeenCalled();
    for (const language of ['es', 'en', 'es']) await i18n.setLanguage(language);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('of a newer build brings its own translation', async () => {
    const i18n = createI18n({ language: 'es' });
    await i18n.addMessages(spanish);
    const newer = { ...es, 'list.title': 'Contratos (2)', only: 'Contratos' };
    await i18n.addMessages(defineMessages('leases', en, { es: () => Promise.resolve({ default: newer }) }));
    expect(i18n.translate(spanish, 'list.title')).toBe('Contratos (2)');
    expect(i18n.translate(spanish, 'only')).toBe('Contratos');
  });

  it('stays English when the other language does not arrive', async () => {
    const onFailure = jest.fn();
    const i18n = createI18n({ onFailure });
    const lost = defineMessages('leases', en, { es: () => Promise.reject(new Error('404')) });
    void i18n.addMessages(lost);
    await i18n.setLanguage('es');
    expect(i18n.translate(lost, 'list.title')).toBe('Leases');
    expect(onFailure).toHaveBeenCalledWith(new Error('The messages of leases in es did not arrive'));
  });
});

describe('the language of a page', () => {
  it('is the one chosen last, whichever arrives last', async () => {
    let deliver = () => {};
    const slow = new Promise<{ default: typeof es }>((resolve) => {
      deliver = () => resolve({ default: es });
    });
    const i18n = createI18n();
    void i18n.addMessages(defineMessages('leases', en, { es: () => slow }));
    const first = i18n.setLanguage('es');
    await i18n.setLanguage('en');
    deliver();
    await first;
    expect(i18n.language).toBe('en');
  });

  it('is told to listeners until they stop', async () => {
    const i18n = createI18n();
    const listener = jest.fn();
    const stop = i18n.subscribe(listener);
    const before = i18n.revision();
    await i18n.setLanguage('es');
    expect(listener).toHaveBeenCalled();
    expect(i18n.revision()).toBeGreaterThan(before);
    listener.mockClear();
    stop();
    await i18n.setLanguage('en');
    expect(listener).not.toHaveBeenCalled();
  });
});
