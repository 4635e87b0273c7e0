import { test as setup } from '@playwright/test';
import { prepareTemplate } from './template.ts';

setup('the site is composed and a database is seeded', async () => {
  await prepareTemplate();
});
