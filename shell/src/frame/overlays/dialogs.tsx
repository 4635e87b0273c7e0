import { useSnapshot } from 'valtio';
import { lazyWithRetry } from '../../lazy/lazy-with-retry.tsx';
import { useShell } from '../../context/shell-context.ts';
import { BrowserDialogs } from './browser-dialogs.tsx';

/** Fetched again with the first question after one that the browser asked. */
const OpenDialogs = lazyWithRetry(
  () => import(/* webpackChunkName: "overlay" */ './open-dialogs.tsx').then((module) => module.OpenDialogs),
  { failed: BrowserDialogs },
);

/** The questions and warnings that screens ask for. */
export function Dialogs() {
  const { openDialogs } = useShell().platform;
  return useSnapshot(openDialogs.state).open.length > 0 && <OpenDialogs />;
}
