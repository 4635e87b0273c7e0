import { screen } from '@testing-library/react';
import { ExternalLink } from './external-link.tsx';
import { renderUi } from '../testing/render-ui.tsx';

it('ExternalLink opens a new tab without access to this one, and says so', () => {
  renderUi(<ExternalLink href="https://apply.test">Apply Now</ExternalLink>);
  const link = screen.getByRole('link', { name: 'Apply Now (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});
