import { screen } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Section } from '../layout/section.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { useRowFocus } from './use-row-focus.ts';

function Cards({ names, add }: { readonly names: readonly string[]; readonly add: boolean }) {
  const [left, setLeft] = useState(names);
  const section = useRowFocus();
  return (
    <Section ref={section} title="Cards" action={add && left.length < names.length && <Button>Add</Button>}>
      <ul>
        {left.map((name) => (
          <li key={name}>
            <Button
              onClick={() => setLeft(left.filter((other) => other !== name))}
            >{`Remove ${name}`}</Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const focused = () => document.activeElement?.textContent;

describe('the focus of a row that is removed', () => {
  it.each([
    ['goes to the row that takes its place', ['One', 'Two', 'Three'], 'Two', 'Remove Three'],
    ['goes to the last row when no row follows', ['One', 'Two'], 'Two', 'Remove One'],
    ['goes to another control of the section when no row is left', ['One'], 'One', 'Add'],
  ])('%s', async (_, names, removed, next) => {
    const { user } = renderUi(<Cards names={names} add />);
    await user.click(screen.getByRole('button', { name: `Remove ${removed}` }));
    expect(focused()).toBe(next);
  });

  it('goes to the heading when the section has no control left', async () => {
    const { user } = renderUi(<Cards names={['One']} add={false} />);
    await user.click(screen.getByRole('button', { name: 'Remove One' }));
    expect(focused()).toBe('Cards');
  });
});
