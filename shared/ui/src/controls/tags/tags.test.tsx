import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { FieldFrame } from '../../form/field-frame.tsx';
import { renderUi } from '../../testing/render-ui.tsx';
import { addTags, tagsOf } from './tag-text.ts';
import { Tags, type TagsProps } from './tags.tsx';

type ControlledProps = Pick<TagsProps, 'value' | 'limit' | 'suggestions' | 'disabled'> &
  Partial<Pick<TagsProps, 'onChange'>>;

function Controlled({ value: initial, onChange, ...props }: ControlledProps) {
  const [value, setValue] = useState(initial);
  return (
    <FieldFrame id="topics" label="Topics">
      <Tags
        {...props}
        id="topics"
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
      />
    </FieldFrame>
  );
}

const setup = (props: Partial<ControlledProps> = {}) => {
  const onChange = jest.fn();
  return { onChange, ...renderUi(<Controlled value={undefined} onChange={onChange} {...props} />) };
};
const box = () => screen.getByLabelText<HTMLInputElement>('Topics', { selector: 'input' });
const tags = () => screen.queryAllByRole('row').map((tag) => tag.textContent);

describe('tags in a text', () => {
  it.each([
    ['red, green ,blue', ['red', 'green', 'blue']],
    ['red\ngreen\r\n\tblue,,', ['red', 'green', 'blue']],
    [' , ', []],
  ])('reads %j as %j', (text, tags) => expect(tagsOf(text)).toEqual(tags));

  it('UI-77: fills the list to its limit, and tells what is rejected and why', () => {
    expect(addTags(['red'], ['Red', ' green ', 'blue', 'white'], 3)).toEqual({
      tags: ['red', 'green', 'blue'],
      twice: ['Red'],
      beyond: ['white'],
    });
  });
});

describe('Tags', () => {
  it('ends a tag by Enter and by comma, and by leaving the box', async () => {
    const { user, onChange } = setup();
    await user.type(box(), 'sofa{Enter}table,lamp');
    expect(onChange).toHaveBeenLastCalledWith(['sofa', 'table']);
    await user.tab();
    expect(onChange).toHaveBeenLastCalledWith(['sofa', 'table', 'lamp']);
    expect(tags()).toEqual(['sofa', 'table', 'lamp']);
    expect(box()).toHaveValue('');
  });

  it('does not send a form by the Enter that ends a tag', async () => {
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { user } = renderUi(
      <form onSubmit={onSubmit}>
        <Controlled value={undefined} />
      </form>,
    );
    await user.type(box(), 'sofa{Enter}');
    expect(tags()).toEqual(['sofa']);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('makes several of a pasted list, one to a line or between commas', async () => {
    const { user, onChange } = setup({ value: ['sofa'] });
    await user.click(box());
    await user.paste('table\nlamp, rug\n');
    expect(onChange).toHaveBeenLastCalledWith(['sofa', 'table', 'lamp', 'rug']);
  });

  it('rejects a tag that is there, says so, and leaves it to be corrected', async () => {
    const { user, onChange } = setup({ value: ['sofa'] });
    await user.type(box(), 'Sofa{Enter}');
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent('Already in the list: Sofa');
    expect(box()).toHaveValue('Sofa');
    await user.type(box(), 's');
    expect(screen.getByRole('status')).toHaveTextContent('');
  });

  it('takes the last one away by Backspace in the empty box only', async () => {
    const { user, onChange } = setup({ value: ['sofa', 'table'] });
    await user.type(box(), 'a{Backspace}');
    expect(onChange).not.toHaveBeenCalled();
    await user.keyboard('{Backspace}');
    expect(onChange).toHaveBeenLastCalledWith(['sofa']);
    await user.keyboard('{Backspace}');
    expect(onChange).toHaveBeenLastCalledWith(undefined);
    expect(box()).toHaveFocus();
  });

  it.each([2, 3])('UI-77: takes %d tags where that is the limit, and says that it is full', async (limit) => {
    const { user, onChange } = setup({ limit, value: ['sofa'] });
    expect(screen.getByText(`1 of ${limit} tags`)).toBeVisible();
    await user.click(box());
    await user.paste('table,lamp,rug');
    expect(tags()).toHaveLength(limit);
    expect(screen.getByText(`Maximum of ${limit} tags. Remove one to add another.`)).toBeVisible();
    expect(screen.getByText(/left out: .*rug/)).toBeVisible();
    await user.keyboard('more{Enter}');
    expect(tags()).toHaveLength(limit);
    await user.keyboard('{Backspace}');
    expect(onChange).toHaveBeenLastCalledWith(['sofa', 'table', 'lamp'].slice(0, limit - 1));
  });

  it('offers what fits and is not selected yet, and takes any other text as well', async () => {
    const { user, onChange } = setup({
      value: ['sofa'],
      suggestions: ['sofa', 'sofa bed', null as never, 'table', 'table'],
    });
    await user.type(box(), 'SO');
    const offered = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(offered.map((each) => each.textContent)).toEqual(['sofa bed']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(['sofa', 'sofa bed']);
    expect(box()).toHaveValue('');
    await user.keyboard('tab{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(['sofa', 'sofa bed', 'tab']);
  });

  it('takes a suggestion that is pressed', async () => {
    const { user, onChange } = setup({ suggestions: ['sofa bed', 'table'] });
    await user.type(box(), 'ta');
    await user.click(screen.getByRole('option', { name: 'table' }));
    expect(onChange.mock.calls).toEqual([[['table']]]);
  });

  it('removes by the cross and gives the focus to the box with the last', async () => {
    const { user, onChange } = setup({ value: ['sofa'] });
    await user.click(screen.getByRole('button', { name: /Remove sofa/ }));
    expect(onChange).toHaveBeenLastCalledWith(undefined);
    expect(box()).toHaveFocus();
  });

  it('shows markup as text, a tag twice as once, and no cross while it is disabled', () => {
    setup({ value: ['<b>x</b>', '<b>x</b>', 'y'.repeat(10_000)], disabled: true });
    expect(tags()).toEqual(['<b>x</b>', 'y'.repeat(10_000)]);
    expect(screen.queryByRole('button')).toBeNull();
    expect(box()).toBeDisabled();
  });
});
