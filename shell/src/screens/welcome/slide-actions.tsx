import type { Slide } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Button, ButtonLink, Row } from '@portal/ui';
import { useState } from 'react';
import { freshLazy } from '../../frame/fresh-lazy.tsx';
import { loadOverlays } from '../../frame/load-overlays.ts';
import { addresses } from '../../routing/addresses.ts';
import { shellMessages } from '../../messages/shell.messages.ts';

const HelpDialog = freshLazy(() => loadOverlays().then((overlays) => overlays.HelpDialog));

/** Login and Help where the slide has them, Register always (SHELL-56 to 58). */
export function SlideActions({ slide }: { readonly slide: Slide }) {
  const t = useMessages(shellMessages);
  const [helping, setHelping] = useState(false);
  return (
    <Row gap={12} wrap>
      {slide.hasLogin && <ButtonLink to={addresses.login}>{t('welcome.login')}</ButtonLink>}
      <ButtonLink to={addresses.register} variant={slide.hasLogin ? 'secondary' : 'primary'}>
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
