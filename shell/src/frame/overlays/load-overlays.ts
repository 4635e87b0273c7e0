/**
 * Fetches the chunk that drawer, dialogs and notifications share. It is fetched with the first of them: sign-in shows
 * without it. Called early when the page is idle, so that the menu of a phone opens at once.
 */
export async function loadOverlays(): Promise<void> {
  await import(/* webpackChunkName: "overlay" */ './open-dialogs.tsx');
}
