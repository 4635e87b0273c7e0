import { useMessages, useSession } from '@portal/platform';
import { tabsOf } from '@portal/platform/host';
import { TabLinks } from '@portal/ui';
import { frameClass, roomyHeader } from '@portal/ui/theme';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { matchOf, type RouteResolution } from '../routing/route-resolution.ts';
import { frameMessages } from '../messages/frame.messages.ts';
import { BackLink } from './route/back-link.tsx';
import { BrandLink } from '../brand/brand-link.tsx';
import { useContractMessages } from '../messages/use-contract-messages.ts';
import { mainId, titleId } from './route/page-ids.ts';
import { PageHeader } from './page-header.tsx';
import { PrintHeader } from './print-header.tsx';
import { RouteContent } from './route/route-content.tsx';
import { useShell } from '../context/shell-context.ts';
import { SideMenu } from './menu/side-menu.tsx';
import { StoreHeader, StoreHeaderPlaceholder } from './route/store-header.tsx';
import { useRouteBackLink } from './route/use-route-back-link.ts';

export interface FullFrameProps {
  readonly resolution: RouteResolution;
  readonly title: string;
  /** Called once the frame is there: its code may arrive long after the route. */
  readonly onDrawn: () => void;
}

/** Menu, header, title, store and tabs around a screen: all drawn from its contract, before its code has arrived. */
export function FullFrame({ resolution, title, onDrawn }: FullFrameProps) {
  const { platform } = useShell();
  const { store } = useSnapshot(platform.pageStore.state);
  const contractMessage = useContractMessages();
  const t = useMessages(frameMessages);
  const back = useRouteBackLink(resolution);
  const session = useSession();
  const match = matchOf(resolution);
  useEffect(onDrawn, [onDrawn]);
  const tabs = match ? tabsOf(match, session) : [];
  const storeExpected = store === null && match?.route.storeHeader === true;
  return (
    <div className={frameClass.app}>
      <aside className={frameClass.side} aria-label={t('menu.label')}>
        <BrandLink />
        <SideMenu />
      </aside>
      <div className={frameClass.body}>
        <PageHeader back={back} />
        <main className={frameClass.main} id={mainId} tabIndex={-1}>
          <PrintHeader />
          {back && (
            <div
              className={frameClass.screenOnly}
              css={{ display: 'flex', [roomyHeader]: { display: 'none' } }}
            >
              <BackLink back={back} location="page" />
            </div>
          )}
          <h1 id={titleId} tabIndex={-1}>
            {title}
          </h1>
          {store && <StoreHeader store={store} />}
          {storeExpected && <StoreHeaderPlaceholder remote={match.contract.name} />}
          {match && tabs.length > 0 && (
            <TabLinks
              label={t('tabs', { title })}
              items={tabs.map(({ to, label, current }) => ({
                to,
                current,
                text: contractMessage(match.contract, label),
              }))}
            />
          )}
          {!store && !storeExpected && tabs.length === 0 && <div css={{ height: 24 }} />}
          <RouteContent resolution={resolution} title={title} bare={false} />
        </main>
      </div>
    </div>
  );
}
