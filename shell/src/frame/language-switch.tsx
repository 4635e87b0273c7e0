import { languageNames, languages, useLanguage, useMessages } from '@portal/platform';
import { phone } from '@portal/ui/theme';
import { shellMessages } from '../messages/shell.messages.ts';
import { quietLink } from '../brand/phone-link.tsx';

/** Offers the other language to somebody who is not signed in, in its own words; the profile has the choice afterwards. */
export function LanguageSwitch() {
  const t = useMessages(shellMessages);
  const { choice, choose } = useLanguage();
  const others = languages.filter((language) => language !== choice);
  return (
    <section aria-label={t('language')} css={corner}>
      {others.map((language, at) => (
        <button
          // The button that was pressed stays, with the focus, and offers another language.
          key={at}
          type="button"
          lang={language}
          onClick={() => choose(language)}
          css={[button, quietLink]}
        >
          {languageNames[language]}
        </button>
      ))}
    </section>
  );
}

const corner = {
  position: 'absolute',
  // Above the screen that follows it.
  zIndex: 1,
  // In the middle of the brand's mark beside it; on a phone the button is as high as a thumb needs.
  top: 26,
  [phone]: { top: 16 },
  // Its text ends where the content of the welcome screen does.
  right: 'max(16px, calc(50% - 556px))',
} as const;

const button = { border: 0, background: 'none', font: 'inherit', fontSize: 14, cursor: 'pointer' } as const;
