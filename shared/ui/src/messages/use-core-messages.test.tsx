import { createI18n, I18nContext } from '@portal/i18n';
import { act, render, screen } from '@testing-library/react';
import { uiMessages, useCoreMessages } from './use-core-messages.ts';

function Words() {
  const t = useCoreMessages();
  return <p>{t('required', { label: 'name' })}</p>;
}

const spanish = { es: () => Promise.resolve({ default: { required: 'Escriba {label}' } }) };

describe('useCoreMessages', () => {
  it('is English without a host', () => {
    render(<Words />);
    expect(screen.getByText('Enter name')).toBeVisible();
  });

  it('is English when the host has added no message catalogue', () => {
    render(<I18nContext value={createI18n()} children={<Words />} />);
    expect(screen.getByText('Enter name')).toBeVisible();
  });

  it('changes with the language, and when its message catalogue arrives later', async () => {
    const i18n = createI18n();
    render(<I18nContext value={i18n} children={<Words />} />);
    await act(() => i18n.setLanguage('es'));
    expect(screen.getByText('Enter name')).toBeVisible();
    await act(() => i18n.addMessages({ ...uiMessages, languages: spanish }));
    expect(await screen.findByText('Escriba name')).toBeVisible();
  });

  it('stops listening to the host when it is unmounted', () => {
    const i18n = createI18n();
    const stop = jest.fn();
    const subscribe = jest.spyOn(i18n, 'subscribe').mockReturnValue(stop);
    const drawn = render(<I18nContext value={i18n} children={<Words />} />);
    drawn.unmount();
    expect(subscribe).toHaveBeenCalled();
    expect(stop).toHaveBeenCalledTimes(subscribe.mock.calls.length);
  });
});
