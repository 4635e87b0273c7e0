export type { EarlyCalls } from '../api/early-calls.ts';
export { brandForHost } from '../brand/brand-for-host.ts';
export { freshForMs } from '../query/fresh-for.ts';
export { createTokenStore } from '../session/token-store.ts';
export { languages, showLanguage, storedLanguage, type Language } from '../language/language.ts';
export { showTheme, storedTheme } from '../theme/theme.ts';
export { createEarlyCalls } from './create-early-calls.ts';
export { sessionCheckCall, type SessionCheckCall } from './session-check-call.ts';
export { startEarlyCalls } from './start-early-calls.ts';
