import { useBrand, useTexts } from '@portal/platform';
import { ExternalLink } from '@portal/ui';
import { shellTexts } from '../texts/shell-texts.ts';

/** The brand's credit-options page, in a new tab (SHELL-10 to 16). `menu` is as wide as the menu, `bar` fits the header. */
export function ApplyNow({ place }: { readonly place: 'menu' | 'bar' }) {
  const t = useTexts(shellTexts);
  const { creditOptionsUrl } = useBrand();
  return (
    <ExternalLink
      href={creditOptionsUrl}
      variant="secondary"
      size="s"
      wide={place === 'menu'}
      css={place === 'bar' && { whiteSpace: 'nowrap', '& svg': { display: 'none' } }}
    >
      {t('applyNow')}
    </ExternalLink>
  );
}
