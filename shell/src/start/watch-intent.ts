import { parseHash } from '@portal/platform/contract';

/** What reached a link. The focus also passes the links on its way to another place. */
export type IntentSign = 'pointer' | 'focus';

const signs = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Calls back with the path of every link into the portal that the pointer or the focus reaches, or has reached before
 * this is called, or that a finger touches: the customer may be about to go there.
 *
 * @returns a function that ends it
 */
export function watchIntent(
  page: Document,
  onIntent: (pathname: string, sign: IntentSign) => void,
): () => void {
  const reached = (target: EventTarget | null, sign: IntentSign) => {
    const hash = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
    if (hash?.startsWith('#/')) onIntent(parseHash(hash).pathname, sign);
  };
  const listener = ({ target, type }: Event) => reached(target, type === 'focusin' ? 'focus' : 'pointer');
  reached(page.querySelector('a:hover'), 'pointer');
  reached(page.activeElement, 'focus');
  for (const sign of signs) page.addEventListener(sign, listener, { capture: true, passive: true });
  return () => {
    for (const sign of signs) page.removeEventListener(sign, listener, { capture: true });
  };
}
