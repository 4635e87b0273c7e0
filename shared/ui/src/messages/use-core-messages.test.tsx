import { act, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { useCoreMessages } from './use-core-messages.ts';

function Words() {
  const t = useCoreMessages();
  return <p>{t('required', { label: 'name' })}</p>;
}

async function host() {
  const i18n = i18next.createInstance({ lng: 'en', interpolation: { escapeValue: false } });
  await i18n.init();
  return i18n;
}

describe('useCoreMessages', () => {
  it('is English without i18next', () => {
    render(<Words />);
    expect(screen.getByText('Enter name')).toBeVisible();
  });

  it('is English when the host has added no message catalogue', async () => {
    const i18n = await host();
    render(<I18nextProvider i18n={i18n} children={<Words />} />);
    expect(screen.getByText('Enter name')).toBeVisible();
  });

  it('changes with the language, and when its message catalogue arrives later', async () => {
    const i18n = await host();
    render(<I18nextProvider i18n={i18n} children={<Words />} />);
    await act(() => i18n.changeLanguage('es'));
    expect(screen.getByText('Enter name')).toBeVisible();
    act(() => {
      i18n.addResourceBundle('es', 'ui', { required: 'Escriba {{label}}' });
    });
    expect(screen.getByText('Escriba name')).toBeVisible();
  });

  it('stops listening to the host when it is unmounted', async () => {
    const i18n = await host();
    const on = jest.spyOn(i18n, 'on');
    const off = jest.spyOn(i18n, 'off');
    const drawn = render(<I18nextProvider i18n={i18n} children={<Words />} />);
    drawn.unmount();
    expect(off).toHaveBeenCalledTimes(on.mock.calls.length);
  });
});
