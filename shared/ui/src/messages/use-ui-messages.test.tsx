import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider } from 'react-i18next';
import core from './core.en.json' with { type: 'json' };
import widgets from './en.json' with { type: 'json' };
import { uiMessages } from './use-core-messages.ts';
import { useUiMessages } from './use-ui-messages.ts';

function Words() {
  const t = useUiMessages();
  return <p>{`${t('close')}, ${t('rangeValue', { from: 1, to: 5 })}`}</p>;
}

it('useUiMessages has the messages of heavier controls when the host has only those of the core', async () => {
  const i18n = i18next.createInstance({
    lng: 'en',
    interpolation: { escapeValue: false },
    resources: { en: { [uiMessages.namespace]: uiMessages.en } },
  });
  await i18n.init();
  render(<I18nextProvider i18n={i18n} children={<Words />} />);
  expect(screen.getByText('Close, 1 to 5')).toBeVisible();
});

it('the two message catalogues have no key in common', () => {
  expect(Object.keys(widgets).filter((key) => Object.hasOwn(core, key))).toEqual([]);
});
