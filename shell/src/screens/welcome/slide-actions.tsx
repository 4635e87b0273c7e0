import type { Slide } from '@portal/domain';
import { useMessages, useRoutes } from '@portal/platform';
import { Button, ButtonLink } from '@portal/ui';
import { useState } from 'react';
import { lazyWithRetry } from '../../lazy/lazy-with-retry.tsx';
import { welcomeMessages } from '../../messages/welcome.messages.ts';
import { slideButtons } from './slide-layout.tsx';

const HelpDialog = lazyWithRetry(() =>
  import(/* webpackChunkName: "overlay" */ '../help/help-dialog.tsx').then((module) => module.HelpDialog),
);

/** Login and Help where the slide has them, Register always (SHELL-56 to 58). */
export function SlideActions({ slide }: { readonly slide: Slide }) {
  const t = useMessages(welcomeMessages);
  const { auth } = useRoutes();
  const login = slide.hasLogin ? auth.login() : null;
  const register = auth.register();
  const [helping, setHelping] = useState(false);
  return (
    <div css={slideButtons}>
      {login && (
        <ButtonLink to={login} wide>
          {t('welcome.login')}
        </ButtonLink>
      )}
      {register && (
        <ButtonLink to={register} variant={login ? 'secondary' : 'primary'} wide>
          {t('welcome.register')}
        </ButtonLink>
      )}
      {slide.hasHelp && (
        <Button variant="secondary" wide aria-haspopup="dialog" onClick={() => setHelping(true)}>
          {t('welcome.help')}
        </Button>
      )}
      {helping && <HelpDialog onClose={() => setHelping(false)} />}
    </div>
  );
}
