import { screen } from '@testing-library/react';
import { Button } from '../button/button.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { useMoreRows } from './use-more-rows.ts';

function Rows({ names, links }: { readonly names: readonly string[]; readonly links: boolean }) {
  const { shown, more, showMore, list } = useMoreRows(names, 2);
  return (
    <>
      <div ref={list}>
        <ul>
          {shown.map((name) => (
            <li key={name}>{links ? <a href={`#${name}`}>{name}</a> : name}</li>
          ))}
        </ul>
      </div>
      {more > 0 && <Button onClick={showMore}>{`Show ${more} more`}</Button>}
    </>
  );
}

const names = ['One', 'Two', 'Three', 'Four', 'Five'];
const rows = () => screen.getAllByRole('listitem').length;

describe('a list that is shown in steps', () => {
  it.each([
    ['the first control of the first new row', true, 'A'],
    ['the first new row when that has no control', false, 'LI'],
  ])('moves the focus to %s', async (_, links, element) => {
    const { user } = renderUi(<Rows names={names} links={links} />);
    expect(rows()).toBe(2);
    expect(document.activeElement).toBe(document.body);
    await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
    expect(document.activeElement).toHaveTextContent(/^Three$/);
    expect(document.activeElement?.tagName).toBe(element);
    await user.click(screen.getByRole('button', { name: 'Show 1 more' }));
    expect(document.activeElement).toHaveTextContent(/^Five$/);
    expect(rows()).toBe(5);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
