import { screen, within } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui.tsx';
import { StagedProgress } from './staged-progress.tsx';

it('UI-10: says of each step whether it is complete, and what of it is done', () => {
  renderUi(
    <StagedProgress
      label="Your application"
      stages={[
        { title: 'About you', actions: [{ text: 'Name', completed: true }] },
        {
          title: 'Documents',
          actions: [
            { text: 'Photo', completed: true },
            { text: 'Income', completed: false },
          ],
        },
        { title: 'Signature', actions: [] },
      ]}
    />,
  );
  const list = screen.getByRole('list', { name: 'Your application' });
  const steps = [...list.children].map((step) => step.textContent ?? '');
  expect(steps[0]).toContain('About youComplete');
  expect(steps[1]).toContain('DocumentsIn progress · 1 of 2 done');
  expect(steps[2]).toBe('3SignatureTo come');
  expect(within(list).getAllByRole('listitem', { current: 'step' })[0]).toHaveTextContent('Documents');
  expect(screen.getByText('Income')).toHaveTextContent('Income, still open');
});
