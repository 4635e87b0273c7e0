/**
 * Remembers in this browser who has logged out, for the tabs that did not hear of it: discarded, asleep, or on another
 * site. A sign-in of the same customer removes the mark.
 */
export const logoutMark = {
  set: (userId: string) => attempt((storage) => storage.setItem(keyOf(userId), '1')),
  remove: (userId: string) => attempt((storage) => storage.removeItem(keyOf(userId))),
  isSet: (userId: string) => attempt((storage) => storage.getItem(keyOf(userId)) !== null) ?? false,
};

const keyOf = (userId: string) => `portal.logged-out.${userId}`;

function attempt<Value>(action: (storage: Storage) => Value): Value | undefined {
  try {
    return action(globalThis.localStorage);
  } catch {
    // Forbidden or full: then only the tabs that are open hear of a logout.
    return undefined;
  }
}
