import { useMessages } from '@portal/platform';
import { TabLinks } from '@portal/ui';
import { frameClass } from '@portal/ui/theme';
import { useSnapshot } from 'valtio';
import type { Place } from '../routing/place.ts';
import { shellMessages } from '../messages/shell.messages.ts';
import { BackLink } from './back-link.tsx';
import { BrandLink } from './brand-link.tsx';
import { useContractMessages } from './contract-messages.ts';
import { mainId, titleId } from './page-ids.ts';
import { PageHeader } from './page-header.tsx';
import { PlaceContent } from './place-content.tsx';
import { tabsOf } from './route-paths.ts';
import { useShell } from './shell-context.ts';
import { SideMenu } from './side-menu.tsx';
import { StoreHeader, StoreRoom } from './store-header.tsx';
import { useBack } from './use-back.ts';

/** Menu, header, title, store and tabs around a screen: all drawn from its contract, before its code has arrived. */
export function FullFrame({ place, title }: { readonly place: Place; readonly title: string }) {
  const { platform } = useShell();
  const { store } = useSnapshot(platform.pageStore.state);
  const contractText = useContractMessages();
  const t = useMessages(shellMessages);
  const back = useBack(place);
  const match = place.kind === 'remote' || place.kind === 'checking' ? place.match : null;
  const tabs = match ? tabsOf(match) : [];
  const storeComes = store === null && match?.route.storeHeader === true;
  return (
    <div className={frameClass.app}>
      <aside className={frameClass.side} aria-label={t('menu.label')}>
        <BrandLink />
        <SideMenu />
      </aside>
      <div className={frameClass.body}>
        <PageHeader back={back} />
        <main className={frameClass.main} id={mainId} tabIndex={-1}>
          {back && (
            <div className={frameClass.phoneOnly}>
              <BackLink back={back} place="page" />
            </div>
          )}
          <h1 id={titleId} tabIndex={-1}>
            {title}
          </h1>
          {store && <StoreHeader store={store} />}
          {storeComes && <StoreRoom remote={match.contract.name} />}
          {match && tabs.length > 0 && (
            <TabLinks
              label={t('tabs', { title })}
              items={tabs.map(({ to, label, current }) => ({
                to,
                current,
                text: contractText(match.contract.name, label),
              }))}
            />
          )}
          {!store && !storeComes && tabs.length === 0 && <div css={{ height: 24 }} />}
          <PlaceContent place={place} title={title} bare={false} />
        </main>
      </div>
    </div>
  );
}
