/**
 * Opens a channel to the other tabs of this origin. Returns null when the browser forbids it, as Firefox does with its
 * storages, or is so old that it has none.
 */
export function broadcastChannelIfAllowed(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
