import { languageNames, languages, useLanguage } from '@portal/platform';
import { phone } from '@portal/ui/theme';

/** Offers the other language to somebody who is not signed in, in its own words; the profile has the choice afterwards. */
export function LanguageSwitch() {
  const { choice, choose } = useLanguage();
  const others = languages.filter((language) => language !== choice);
  return (
    <div css={corner}>
      {others.map((language) => (
        <button key={language} type="button" lang={language} onClick={() => choose(language)} css={button}>
          {languageNames[language]}
        </button>
      ))}
    </div>
  );
}

const corner = {
  position: 'absolute',
  top: 14,
  // Its text ends where the content of the welcome screen does.
  right: 'max(8px, calc(50% - 564px))',
  '@media print': { display: 'none' },
} as const;

const button = {
  minHeight: 40,
  padding: '0 8px',
  border: 0,
  borderRadius: 'var(--r2)',
  background: 'none',
  color: 'var(--ink-2)',
  font: 'inherit',
  fontSize: 14,
  cursor: 'pointer',
  '&:hover': { color: 'var(--brand)', textDecoration: 'underline', textUnderlineOffset: 3 },
  [phone]: { minHeight: 44 },
} as const;
