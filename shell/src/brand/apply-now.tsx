import { useBrand, useMessages } from '@portal/platform';
import { ExternalLink } from '@portal/ui';
import { frameMessages } from '../messages/frame.messages.ts';

/** The brand's credit-options page, in a new tab (SHELL-10 to 16). `menu` is as wide as the menu, `bar` fits the header. */
export function ApplyNow({ location }: { readonly location: 'menu' | 'bar' }) {
  const t = useMessages(frameMessages);
  const { creditOptionsUrl } = useBrand();
  return (
    <ExternalLink
      href={creditOptionsUrl}
      variant="secondary"
      size="s"
      wide={location === 'menu'}
      css={location === 'bar' && { whiteSpace: 'nowrap', '& svg': { display: 'none' } }}
    >
      {t('applyNow')}
    </ExternalLink>
  );
}
