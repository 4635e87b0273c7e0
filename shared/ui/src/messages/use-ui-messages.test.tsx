import { createI18n, I18nContext } from '@portal/i18n';
import { render, screen } from '@testing-library/react';
import core from './core.en.json' with { type: 'json' };
import widgets from './en.json' with { type: 'json' };
import { uiMessages } from './use-core-messages.ts';
import { useUiMessages } from './use-ui-messages.ts';

function Words() {
  const t = useUiMessages();
  return <p>{`${t('close')}, ${t('rangeValue', { from: 1, to: 5 })}`}</p>;
}

it('useUiMessages has the messages of heavier controls when the host has only those of the core', () => {
  const i18n = createI18n();
  void i18n.addMessages(uiMessages);
  render(<I18nContext value={i18n} children={<Words />} />);
  expect(screen.getByText('Close, 1 to 5')).toBeVisible();
});

it('the two message catalogues have no key in common', () => {
  expect(Object.keys(widgets).filter((key) => Object.hasOwn(core, key))).toEqual([]);
});
