import type { OpenDialog } from '@portal/platform/host';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useShell } from '../../context/shell-context.ts';

/** Asks by the browser's own dialogs when the portal's can't be drawn: a question that nobody sees keeps the page locked. */
export function BrowserDialogs() {
  const { openDialogs } = useShell().platform;
  const [dialog] = useSnapshot(openDialogs.state).open;
  useEffect(() => {
    if (dialog) openDialogs.answer(dialog.id, askByBrowser(dialog));
  }, [dialog, openDialogs]);
  return null;
}

function askByBrowser({ type, request: { title, text } }: OpenDialog): boolean {
  const said = text === undefined ? title : `${title}\n\n${text}`;
  if (type === 'confirm') return globalThis.confirm(said);
  globalThis.alert(said);
  return false;
}
