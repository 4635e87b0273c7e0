/** A script that has not arrived by then may never do, and the page says so, ms. */
const patienceMs = 15_000;

const isMain = (target: EventTarget | null): target is HTMLScriptElement =>
  target instanceof HTMLScriptElement && target.id === 'main';

/**
 * Watches the shell's main script. One that does not arrive, or is not the released one, leaves the static page: it says
 * so, and "Try again" asks the site for the script past every cache, with its hash (SHELL-74). A second try loads a new
 * page, because a newer release may have another script.
 */
export function watchMain(page: Document, reload = () => location.reload()): void {
  const root = page.documentElement;
  let hasArrived = false;
  let tries = 1;
  let patience = setTimeout(tell, patienceMs);

  function tell(): void {
    if (!hasArrived) root.dataset['failed'] = '';
  }

  /** A query that no cache and no hanging request knows makes the browser ask the site. */
  function askAgain(main: HTMLScriptElement, address: string): void {
    delete root.dataset['failed'];
    const again = page.createElement('script');
    for (const name of ['id', 'crossorigin', 'integrity']) {
      const value = main.getAttribute(name);
      if (value !== null) again.setAttribute(name, value);
    }
    again.src = `${address}?try=${tries}`;
    main.replaceWith(again);
    // A script of another document is never run, also when it arrives late.
    new Document().adoptNode(main);
    clearTimeout(patience);
    patience = setTimeout(tell, patienceMs);
  }

  async function tryAgain(): Promise<void> {
    const main = page.getElementById('main');
    if (hasArrived || !isMain(main)) return reload();
    tries += 1;
    const address = new URL(main.src, page.baseURI).pathname;
    // Replaces a bad copy that the browser's cache may hold: the next page asks without a query.
    const mended = fetch(address, { cache: 'reload', signal: AbortSignal.timeout(patienceMs) });
    if (tries === 2) askAgain(main, address);
    await mended.catch(() => undefined);
    if (tries > 2) reload();
  }

  page.addEventListener('error', ({ target }) => void (isMain(target) && tell()), true);
  page.addEventListener(
    'load',
    ({ target }) => {
      if (!isMain(target)) return;
      hasArrived = true;
      // Prerendered pages end when their real one is there.
      if (page.getElementById('prerendered') === null) delete root.dataset['failed'];
    },
    true,
  );
  page.addEventListener('click', (event) => {
    // A link to the page itself would lose the address behind the `#`.
    if (!(event.target as Element).closest('.portal-failed a')) return;
    event.preventDefault();
    void tryAgain();
  });
}
