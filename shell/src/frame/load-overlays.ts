/** Fetches the overlays; called early when the page is idle, so that the menu of a phone opens at once. */
export function loadOverlays() {
  return import(/* webpackChunkName: "overlay" */ './overlays.ts');
}
