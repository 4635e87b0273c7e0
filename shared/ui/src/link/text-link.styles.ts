import { css } from '@emotion/react';

export const linkStyles = css({
  color: 'var(--brand)',
  fontWeight: 600,
  textUnderlineOffset: 3,
  textDecorationThickness: 1,
  textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
  borderRadius: 'var(--r1)',
  '&:hover': { color: 'var(--brand-strong)', textDecorationColor: 'currentColor' },
});
