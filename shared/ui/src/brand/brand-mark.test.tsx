import { render, screen } from '@testing-library/react';
import { BrandMark } from './brand-mark.tsx';

const logo = 'https://files.example/acme.svg';

describe('the mark of a brand', () => {
  it('SHELL-08, SHARED-72: is the configured logo where the brand has no drawing, alone and beside the name', () => {
    const { container, rerender } = render(<BrandMark brand={{ key: 'acme', logo }} size={36} name="Acme" />);
    expect(container).toHaveTextContent('Acme');
    expect(container.querySelector('svg')).toBeNull();
    // The name is beside it, so that it is nothing for a screen reader.
    expect(screen.getByRole('presentation')).toHaveAttribute('src', logo);
    rerender(<BrandMark brand={{ key: 'acme', logo }} />);
    expect(screen.getByRole('presentation')).toHaveAttribute('src', logo);
  });

  it.each(['fernway', 'breeze'])('SHELL-08: of %s is a drawing of its own', (key) => {
    const { container } = render(<BrandMark brand={{ key, logo }} />);
    expect(container.querySelector('svg')).toBeInTheDocument();
    expect(container.querySelector('img')).toBeNull();
  });
});
