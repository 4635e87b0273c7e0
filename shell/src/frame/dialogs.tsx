import { useSnapshot } from 'valtio';
import { freshLazy } from './fresh-lazy.tsx';
import { loadOverlays } from './load-overlays.ts';
import { useShell } from './shell-context.ts';

const OpenDialogs = freshLazy(() => loadOverlays().then((overlays) => overlays.OpenDialogs));

/** The questions and warnings that screens ask for. */
export function Dialogs() {
  const { openDialogs } = useShell().platform;
  return useSnapshot(openDialogs.state).open.length > 0 && <OpenDialogs />;
}
