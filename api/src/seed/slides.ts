import type { slides } from '../store/schema.ts';

/** The pictures are files of the site, drawn for each brand. */
export const seededSlides: readonly (typeof slides.$inferInsert)[] = [
  { position: 1, image: 'slides/1.svg', hasLoginButton: true, hasHelpButton: false },
  { position: 2, image: 'slides/2.svg', hasLoginButton: false, hasHelpButton: false },
  { position: 3, image: 'slides/3.svg', hasLoginButton: true, hasHelpButton: true },
  { position: 4, image: 'slides/4.svg', hasLoginButton: false, hasHelpButton: true },
];
