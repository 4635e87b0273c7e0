import { createRouteTable, type RemoteContract } from '@portal/platform/contract';
import { contractMessage, type HostPlatform, type OpenDialog } from '@portal/platform/host';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';

interface Props {
  readonly platform: HostPlatform;
  readonly contract: RemoteContract;
  readonly children: ReactNode;
}

/** Draws what a screen may ask of the shell, without styles: title, back link, store header, notifications, dialogs. */
export function FakeShell({ platform, contract, children }: Props) {
  const { navigation, i18n } = platform;
  const location = useSyncExternalStore(navigation.subscribe, () => navigation.location);
  const page = useSnapshot(platform.pageStore.state, { sync: true });
  const route = createRouteTable([contract]).match(location.pathname)?.route;
  const title = page.title ?? (route && contractMessage(contract, route.title, i18n.language));
  return (
    <>
      <main>
        {route?.frame !== 'bare' && title !== undefined && <h1>{title}</h1>}
        {page.back && <a href={navigation.href(page.back.to)}>{page.back.label}</a>}
        {page.store && (
          <address>
            {[page.store.name, page.store.note, page.store.phone, page.store.address].join(' ')}
          </address>
        )}
        {children}
      </main>
      <Notifications platform={platform} />
      <Dialogs platform={platform} />
    </>
  );
}

function Notifications({ platform: { notifications } }: { readonly platform: HostPlatform }) {
  const { shown } = useSnapshot(notifications.state, { sync: true });
  useEffect(() => notifications.resume(), [notifications]);
  return shown.map(({ id, tone, text }) => (
    <p key={id} role={tone === 'error' ? 'alert' : 'status'}>
      {text}
    </p>
  ));
}

function Dialogs({ platform }: { readonly platform: HostPlatform }) {
  const [dialog] = useSnapshot(platform.openDialogs.state, { sync: true }).open;
  if (!dialog) return null;
  const answer = (confirmed: boolean) => platform.openDialogs.answer(dialog.id, confirmed);
  return (
    <div role={dialog.type === 'alert' ? 'alertdialog' : 'dialog'} aria-label={dialog.request.title}>
      <h2>{dialog.request.title}</h2>
      <p>{dialog.request.text}</p>
      <DialogButtons dialog={dialog} answer={answer} />
    </div>
  );
}

/** Labels the buttons as UI-71 and UI-72 say, unless the screen gives labels. */
function DialogButtons({ dialog, answer }: { dialog: OpenDialog; answer: (confirmed: boolean) => void }) {
  if (dialog.type === 'alert')
    return <button onClick={() => answer(false)}>{dialog.request.close ?? 'Close'}</button>;
  return (
    <>
      <button onClick={() => answer(true)}>{dialog.request.confirm ?? 'Yes'}</button>
      <button onClick={() => answer(false)}>{dialog.request.cancel ?? 'No'}</button>
    </>
  );
}
