import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useShell } from '../../context/shell-context.ts';
import { lazyWithRetry, type Retry } from '../../lazy/lazy-with-retry.tsx';
import { useRetrySoon } from '../../lazy/use-retry-soon.ts';

const NewVersionNote = lazyWithRetry(
  () =>
    import(/* webpackChunkName: "overlay" */ './new-version-note.tsx').then(
      (module) => module.NewVersionNote,
    ),
  { failed: WaitingNote },
);

/**
 * Offers a newer release, never while something is typed, unsaved or being paid. Its live region is there from the start,
 * because what comes together with its region is not said.
 */
export function NewVersion() {
  const { releaseWatch, platform } = useShell();
  const { changed } = useSnapshot(releaseWatch.state);
  const { busy } = useSnapshot(platform.navigation.state);
  const [closed, setClosed] = useState(false);
  return (
    <div role="status">
      {changed && !busy && !closed && <NewVersionNote onClose={() => setClosed(true)} />}
    </div>
  );
}

function WaitingNote({ onRetry }: Retry) {
  useRetrySoon(onRetry);
  return null;
}
