/**
 * Entry of the chunk that is fetched only when a remote is needed: the federation runtime and single-spa.
 * It has to be loaded after the platform's navigation, whose listeners single-spa would otherwise delay.
 */
export { createFederation } from './create-federation.ts';
export { mountParcel } from './mount-parcel.ts';
export { registerRemotes } from './register-remotes.ts';
