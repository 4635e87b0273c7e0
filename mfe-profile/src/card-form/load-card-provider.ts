import { withinTime } from '@portal/platform';
import { loadScript } from '@portal/platform/widgets';
import { CardProviderError, type CardProvider } from './card-provider.ts';

/** Most that the script may take. */
const timeLimitMs = 30_000;

const loading = new Map<string, Promise<CardProvider>>();

/**
 * Loads the provider's script, once in the page (PROF-102); after a failure the next call loads it again.
 *
 * @throws CardProviderError without a message when the page's policy does not allow the address, it can't be loaded in
 *   time, or defines no provider
 */
export function loadCardProvider(scriptUrl: string): Promise<CardProvider> {
  const known = loading.get(scriptUrl);
  if (known) return known;
  const started = load(scriptUrl);
  loading.set(scriptUrl, started);
  started.catch(() => loading.delete(scriptUrl));
  return started;
}

async function load(scriptUrl: string): Promise<CardProvider> {
  try {
    await withinTime(
      loadScript(scriptUrl),
      timeLimitMs,
      () => new Error('The script of the card form took too long.'),
    );
    return readProvider();
  } catch (error) {
    // The cause is for developers.
    throw new CardProviderError('', { cause: error });
  }
}

function readProvider(): CardProvider {
  const { Payliance: provider } = window as { readonly Payliance?: unknown };
  if (typeof provider === 'object' && provider !== null && 'mount' in provider)
    return provider as CardProvider;
  throw new Error('The script defines no card form.');
}
