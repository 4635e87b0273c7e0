import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../site/paths.ts';
import type { Look } from './look.ts';
import type { CatalogueOptions } from './catalogue-options.ts';
import type { Picture } from './picture.ts';

interface ReadmePicture {
  /** Name in docs/images. */
  readonly name: string;
  readonly screen: string;
  readonly step?: string;
  readonly look?: Partial<Look>;
}

const usual: Look = { brand: 'main', language: 'en', width: '1280', scheme: 'light' };

const readmePictures: readonly ReadmePicture[] = [
  { name: 'dashboard.png', screen: 'mfe-payments dashboard' },
  { name: 'pay.png', screen: 'mfe-payments pay', step: 'chosen amount' },
  {
    name: 'dashboard-breeze-dark.png',
    screen: 'mfe-payments dashboard',
    look: { brand: 'second', scheme: 'dark' },
  },
  { name: 'leases.png', screen: 'mfe-leases current' },
  { name: 'history.png', screen: 'mfe-payments history' },
  { name: 'retailers.png', screen: 'mfe-retailers map' },
  { name: 'phone.png', screen: 'mfe-payments dashboard', look: { width: '390' } },
];

/** The part of the catalogue that has the README's pictures, no higher than a window. */
export const readmeOptions: CatalogueOptions = {
  routes: [...new Set(readmePictures.map(({ screen }) => screen))],
  states: ['ready', 'steps'],
  looks: { brand: ['main', 'second'], language: ['en'], width: ['390', '1280'], scheme: ['light', 'dark'] },
  axe: false,
  readme: true,
};

/** Copies the README's pictures out of a catalogue. */
export async function publishReadmePictures(pictures: readonly Picture[], folder: string): Promise<void> {
  for (const { name, screen, step = null, look } of readmePictures) {
    const wanted = { ...usual, ...look };
    const picture = pictures.find(
      (candidate) =>
        candidate.screen === screen &&
        candidate.step === step &&
        JSON.stringify(candidate.look) === JSON.stringify(wanted),
    );
    if (!picture) throw new Error(`No screenshot is ${name}.`);
    await copyFile(join(folder, picture.file), join(root, 'docs/images', name));
  }
}
