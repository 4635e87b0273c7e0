/**
 * Keeps what is pressed on a prerendered page until the code has arrived: the pressed link or button gets `data-deferred`,
 * and the shell presses its counterpart. Nothing is sent and no address is left by the browser itself, so nothing that
 * was typed gets into an address. The last press counts, and typing takes it back.
 */
export function deferPresses(page: HTMLElement): void {
  page.addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>('a, button');
    if (!pressed || leavesPage(pressed, event)) return;
    event.preventDefault();
    letGo(page);
    pressed.dataset['deferred'] = '';
    pressed.setAttribute('aria-busy', 'true');
  });
  page.addEventListener('submit', (event) => event.preventDefault());
  page.addEventListener('input', () => letGo(page));
}

/** Links out of the portal, and those that open another tab or window. */
function leavesPage(pressed: Element, { ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  if (pressed.localName !== 'a') return false;
  return ctrlKey || metaKey || shiftKey || !pressed.getAttribute('href')?.startsWith('#');
}

function letGo(page: HTMLElement): void {
  for (const pressed of page.querySelectorAll('[data-deferred]')) {
    pressed.removeAttribute('data-deferred');
    pressed.removeAttribute('aria-busy');
  }
}
