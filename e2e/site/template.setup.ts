import { test as setup } from '@playwright/test';
import { usualStore } from './store.ts';
import { prepareTemplate } from './template.ts';

setup('the site is composed and its stores are seeded', async () => {
  await prepareTemplate(new Set(['embedded', usualStore]));
});
