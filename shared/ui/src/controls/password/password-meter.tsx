import { ProgressBar } from '../../feedback/progress-bar.tsx';
import { useCoreMessages, type CoreMessageKey } from '../../messages/use-core-messages.ts';
import { passwordScore, strengthTone, type StrengthTone } from './password-strength.ts';

const appearances: Record<StrengthTone, { tone: 'ok' | 'info' | 'warn' | 'bad'; word: CoreMessageKey }> = {
  success: { tone: 'ok', word: 'passwordSuccess' },
  info: { tone: 'info', word: 'passwordInfo' },
  warning: { tone: 'warn', word: 'passwordWarning' },
  danger: { tone: 'bad', word: 'passwordDanger' },
};

/** Shows the strength of a new password as a bar and a word (UI-28 to 32). */
export function PasswordMeter({ password }: { readonly password: string }) {
  const t = useCoreMessages();
  const score = passwordScore(password);
  const { tone, word } = appearances[strengthTone(score)];
  const value = t('passwordStrengthValue', { score });
  return (
    <div css={{ display: 'grid', gap: 6 }} data-tone={strengthTone(score)}>
      <ProgressBar percent={score * 10} tone={tone} label={`${t('passwordStrength')}: ${value}`} />
      <p
        css={{ display: 'flex', justifyContent: 'space-between', fontSize: 14, color: 'var(--ink-2)' }}
        aria-live="polite"
      >
        <span>{t('passwordStrength')}</span>
        <span css={{ color: password === '' ? 'inherit' : `var(--${tone})`, fontWeight: 600 }}>
          {password === '' ? '' : t(word)}
        </span>
      </p>
    </div>
  );
}
