import { useEffect, useRef, useState } from 'react';
import { EmbedNotice } from './embed-notice.tsx';
import { useEmbed } from './embed-context.ts';

/**
 * Names of what is mounted. single-spa-react keeps one React root a name, and the last of each name for good: one that is
 * free is taken again.
 */
const names = new Set<string>();

function takeName(remote: string): string {
  for (let at = 1; ; at += 1) {
    const name = `${remote} ${at}`;
    if (names.has(name)) continue;
    names.add(name);
    return name;
  }
}

/** Mounts the remote in an element of its own, for as long as this is drawn. */
export function RemoteOutlet() {
  const { remote, platform, onLeaving } = useEmbed();
  const outlet = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const element = outlet.current?.appendChild(document.createElement('div'));
    if (!element) return undefined;
    const props = { name: takeName(remote.remote), platform, domElementGetter: () => element };
    const mounting = remote.lifecycles.mount(props);
    mounting.catch((error: unknown) => {
      reportError(error);
      setFailed(true);
    });
    return () => {
      const left = mounting
        .then(() => remote.lifecycles.unmount(props))
        .catch(() => undefined)
        .finally(() => {
          element.remove();
          names.delete(props.name);
        });
      onLeaving(left);
    };
  }, [remote, platform, onLeaving, attempt]);

  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return (
    <>
      {failed && <EmbedNotice type="crashed" onRetry={retry} />}
      <div ref={outlet} hidden={failed} />
    </>
  );
}
