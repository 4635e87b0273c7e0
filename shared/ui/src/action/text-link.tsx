import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';

interface TextLinkProps {
  readonly to: To;
  readonly children: ReactNode;
  readonly replace?: boolean;
  readonly state?: unknown;
  readonly className?: string;
  readonly 'aria-label'?: string;
}

export const linkLook = css({
  color: 'var(--brand)',
  fontWeight: 600,
  textUnderlineOffset: 3,
  textDecorationThickness: 1,
  textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
  borderRadius: 'var(--r1)',
  '&:hover': { color: 'var(--brand-strong)', textDecorationColor: 'currentColor' },
});

/** A link inside the portal, in running text. */
export function TextLink(props: TextLinkProps) {
  return <Link css={linkLook} {...props} />;
}
