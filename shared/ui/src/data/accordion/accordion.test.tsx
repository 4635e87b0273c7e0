import { screen } from '@testing-library/react';
import { Accordion } from './accordion.tsx';
import { renderUi } from '../../testing/render-ui.tsx';

describe('Accordion', () => {
  it('opens the first question', () => {
    renderUi(
      <Accordion
        items={[
          { id: 'a', title: 'First?', content: 'One' },
          { id: 'b', title: 'Second?', content: 'Two' },
        ]}
      />,
    );
    const question = (name: string) => screen.getByRole('button', { name });
    expect(question('First?')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('One').closest('[hidden]')).toBeNull();
    expect(question('Second?')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('Two').closest('[hidden]')).not.toBeNull();
  });

  it('draws nothing without questions', () => {
    const { container } = renderUi(<Accordion items={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
