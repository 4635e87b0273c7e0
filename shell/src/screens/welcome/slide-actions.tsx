import type { Slide } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Button, ButtonLink, Row } from '@portal/ui';
import { useState } from 'react';
import { usePortalPath } from '../../context/use-portal-path.ts';
import { lazyWithRetry } from '../../lazy/lazy-with-retry.tsx';
import { shellMessages } from '../../messages/shell.messages.ts';

const HelpDialog = lazyWithRetry(() =>
  import(/* webpackChunkName: "overlay" */ '../help/help-dialog.tsx').then((module) => module.HelpDialog),
);

/** Login and Help where the slide has them, Register always (SHELL-56 to 58). */
export function SlideActions({ slide }: { readonly slide: Slide }) {
  const t = useMessages(shellMessages);
  const login = usePortalPath('login');
  const register = usePortalPath('register');
  const [helping, setHelping] = useState(false);
  return (
    <Row gap={12} wrap>
      {slide.hasLogin && <ButtonLink to={login}>{t('welcome.login')}</ButtonLink>}
      <ButtonLink to={register} variant={slide.hasLogin ? 'secondary' : 'primary'}>
        {t('welcome.register')}
      </ButtonLink>
      {slide.hasHelp && (
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setHelping(true)}>
          {t('welcome.help')}
        </Button>
      )}
      {helping && <HelpDialog onClose={() => setHelping(false)} />}
    </Row>
  );
}
