import { useMessages } from '@portal/platform';
import { accessOf, resolveAddress, type RouteMatch } from '@portal/platform/contract';
import { Badge, Card, Notice, Text } from '@portal/ui';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useShell } from '../../context/shell-context.ts';
import { useRemoteState } from '../../context/use-shell-state.ts';
import { describeFault } from '../../federation/remote-fault.ts';
import { accessMessages } from '../../messages/access.messages.ts';
import { useContractMessages } from '../../messages/use-contract-messages.ts';
import type { AccessQuestion } from './access-question.tsx';
import { obstaclesOf, type AccessUser } from './obstacles.ts';
import { useObstacleText } from './use-obstacle-text.ts';
import { useUserText } from './use-user-text.ts';

/** Says whether the user may open the address, else every reason, and which menu items the user has. */
export function AccessAnswer({ question }: { readonly question: AccessQuestion }) {
  return (
    <>
      <UserAnswer {...question} />
      <RouteAnswer {...question} />
      <MenuAnswer user={question.user} />
    </>
  );
}

function UserAnswer({ email, user }: AccessQuestion) {
  const t = useMessages(accessMessages);
  const { guardName, abilitiesOf } = useUserText();
  return (
    <Text>{t('access.user', { email, guard: guardName(user.guard), abilities: abilitiesOf(user) })}</Text>
  );
}

function RouteAnswer({ pathname, user }: AccessQuestion) {
  const t = useMessages(accessMessages);
  const obstacleText = useObstacleText();
  const { platform, release } = useShell();
  const target = resolveAddress(platform.routeTable, pathname);
  if (target.type === 'route') return <RemoteRouteAnswer match={target.match} user={user} />;
  const access = accessOf(target);
  if (access === null) {
    const unusable = release.unusable.map(({ name, reason }) =>
      t('access.unusable', { remote: name, reason }),
    );
    return <Reasons title={t('access.unknown', { address: pathname })} reasons={unusable} />;
  }
  // The shell's own.
  const reasons = obstaclesOf(access, user).map(obstacleText);
  if (reasons.length > 0)
    return <Reasons title={t('access.doesNotOpen', { title: pathname })} reasons={reasons} />;
  return (
    <Notice tone="ok" role="status">
      {t('access.opens', { title: pathname })}
    </Notice>
  );
}

/** Loads the remote, when nobody has yet, to know whether it is the remote that fails. */
function RemoteRouteAnswer({ match, user }: { readonly match: RouteMatch; readonly user: AccessUser }) {
  const t = useMessages(accessMessages);
  const contractMessage = useContractMessages();
  const obstacleText = useObstacleText();
  const { loader } = useShell();
  const { contract, route } = match;
  const { name } = contract;
  const state = useRemoteState(name);
  useEffect(() => {
    // The state says what came of it.
    loader.load(name).catch(() => undefined);
  }, [loader, name]);

  const title = contractMessage(contract, route.title);
  const reasons = obstaclesOf(route.access, user).map(obstacleText);
  if (state.status === 'failed') {
    reasons.push(t('access.failedRemote', { remote: name, reason: describeFault(state.fault) }));
  }
  if (reasons.length > 0) return <Reasons title={t('access.doesNotOpen', { title })} reasons={reasons} />;
  return (
    <Notice tone={state.status === 'loaded' ? 'ok' : 'info'} role="status">
      {t(state.status === 'loaded' ? 'access.opens' : 'access.loading', { title, remote: name })}
    </Notice>
  );
}

function Reasons({ title, reasons }: { readonly title: string; readonly reasons: readonly string[] }) {
  return (
    <Notice tone="bad" role="status">
      <p css={{ fontWeight: 600 }}>{title}</p>
      <ul css={{ margin: 0, paddingInlineStart: 20 }}>
        {reasons.map((reason) => (
          <li key={reason} css={{ overflowWrap: 'anywhere' }}>
            {reason}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function MenuAnswer({ user }: { readonly user: AccessUser }) {
  const t = useMessages(accessMessages);
  const contractMessage = useContractMessages();
  const obstacleText = useObstacleText();
  const { platform, release } = useShell();
  const { contracts } = useSnapshot(platform.contracts.state);
  const items = contracts.flatMap((contract) =>
    (contract.menu ?? []).map((item) => ({
      key: `${contract.name} ${item.route}`,
      order: item.order,
      text: contractMessage(contract, item.text),
      reasons: obstaclesOf(item.access, user).map(obstacleText),
    })),
  );
  return (
    <Card>
      <h2>{t('access.menu')}</h2>
      <ul css={{ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' }}>
        {items
          .toSorted((a, b) => a.order - b.order)
          .map(({ key, text, reasons }) => (
            <li key={key} css={{ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center' }}>
              <span css={{ fontWeight: 600 }}>{text}</span>
              <Badge tone={reasons.length === 0 ? 'ok' : 'warn'}>
                {t(reasons.length === 0 ? 'access.shown' : 'access.hidden')}
              </Badge>
              <span css={{ color: 'var(--ink-2)' }}>{reasons.join(' ')}</span>
            </li>
          ))}
        {release.unusable.map(({ name, reason }) => (
          <li key={name} css={{ color: 'var(--ink-2)', overflowWrap: 'anywhere' }}>
            {t('access.unusable', { remote: name, reason })}
          </li>
        ))}
      </ul>
    </Card>
  );
}
