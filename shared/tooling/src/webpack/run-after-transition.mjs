// Stands for the module of react-aria with this export. Theirs keeps a list of elements in transition, and never takes
// out one that is removed while two of its properties are: with it the page kept every screen that was left so.
// Their cause: the listener of `transitioncancel` is `once`, for the first property. The browser has the list itself.

/**
 * Calls `callback` in the next frame, or once the transitions have ended that are running then.
 *
 * @param {(waited: boolean) => void} callback
 * @returns {() => void} takes the call back
 */
export function runAfterTransition(callback) {
  let isWanted = true;
  const frame = requestAnimationFrame(() => void begin());

  async function begin() {
    const running = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(running.map(({ finished }) => finished));
    if (isWanted) callback(running.length > 0);
  }

  return () => {
    isWanted = false;
    cancelAnimationFrame(frame);
  };
}
