import { screen, waitFor, within } from '@testing-library/react';
import { array, nonempty, object, size, string, type Infer } from 'superstruct';
import { Form } from '../../form/form.tsx';
import { SubmitButton } from '../../form/submit-button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { renderUi } from '../../testing/render-ui.tsx';
import { CollectionField, type CollectionFieldProps } from './collection-field.tsx';
import { TagsField } from '../tags/tags-field.tsx';

const struct = object({
  addresses: size(array(object({ street: nonempty(string()) })), 1, 3),
});
type Values = Infer<typeof struct>;

interface Options extends Pick<CollectionFieldProps, 'min' | 'max'> {
  readonly streets?: readonly string[];
  readonly withTags?: boolean;
}

function setup({ streets, withTags = false, ...limits }: Options) {
  const onSubmit = jest.fn<void, [Values]>();
  const initialValues = streets ? { addresses: streets.map((street) => ({ street })) } : {};
  return {
    onSubmit,
    ...renderUi(
      <Form struct={struct} onSubmit={onSubmit} initialValues={initialValues}>
        <CollectionField name="addresses" label="Addresses" itemLabel="Address" {...limits}>
          {(item) => (
            <>
              <TextField name={`${item}.street`} label="Street" />
              {withTags && <TagsField name={`${item}.notes`} label="Notes" optional />}
            </>
          )}
        </CollectionField>
        <SubmitButton>Save</SubmitButton>
      </Form>,
    ),
  };
}

const items = () => screen.getAllByRole('group', { name: /^Address \d$/ });
const streets = () => screen.getAllByLabelText<HTMLInputElement>('Street').map((field) => field.value);
const add = () => screen.getByRole('button', { name: 'Add item' });
const deleteOf = (name: string) => screen.getByRole('button', { name: `Delete ${name}` });

describe('CollectionField', () => {
  it('UI-38: adds up to its maximum and says why there is no more', async () => {
    const { user } = setup({ streets: ['Oak', 'Elm'], max: 3 });
    expect(add()).toBeEnabled();
    await user.click(add());
    expect(streets()).toEqual(['Oak', 'Elm', '']);
    expect(add()).toBeDisabled();
    expect(add()).toHaveAccessibleDescription('At most 3 can be added');
    expect(screen.getAllByText('At most 3 can be added').length).toBeGreaterThan(0);
  });

  it('UI-38: never falls below its minimum and says why', async () => {
    const { user } = setup({ streets: ['Oak', 'Elm'], min: 1 });
    await user.click(deleteOf('Address 1'));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(streets()).toEqual(['Elm']);
    expect(deleteOf('Address 1')).toBeDisabled();
    expect(deleteOf('Address 1')).toHaveAccessibleDescription('At least 1 needed');
  });

  it('UI-38: sends what was filled in, items that were needed from the start and added ones', async () => {
    const { user, onSubmit } = setup({ streets: ['', ''], min: 2, max: 3 });
    expect(items()).toHaveLength(2);
    await user.click(add());
    expect(items()).toHaveLength(3);
    for (const [index, street] of ['Oak', 'Elm', 'Ash'].entries()) {
      const field = screen.getAllByLabelText('Street')[index];
      if (field) await user.type(field, street);
    }
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).toHaveBeenCalledWith({
      addresses: [{ street: 'Oak' }, { street: 'Elm' }, { street: 'Ash' }],
    });
  });

  it('UI-66: asks before it deletes, and deletes nothing on a no', async () => {
    const { user } = setup({ streets: ['Oak', 'Elm'] });
    await user.click(deleteOf('Address 1'));
    expect(screen.getByRole('alertdialog', { name: 'Delete Address 1?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'No' }));
    expect(streets()).toEqual(['Oak', 'Elm']);
    await user.click(deleteOf('Address 1'));
    await user.keyboard('{Escape}');
    expect(streets()).toEqual(['Oak', 'Elm']);
    await user.click(deleteOf('Address 1'));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(streets()).toEqual(['Elm']);
  });

  it('takes the focus to the new item, and after a deletion to the next one, at last to Add', async () => {
    const { user } = setup({ streets: ['Oak'] });
    await user.click(add());
    expect(screen.getAllByLabelText('Street')[1]).toHaveFocus();
    await user.click(deleteOf('Address 1'));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(items()[0]).toHaveFocus());
    await user.click(deleteOf('Address 1'));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(add()).toHaveFocus());
    expect(screen.getByText('Nothing here yet.')).toBeVisible();
  });

  it('starts a new item empty after another was removed, without the initial value of its index', async () => {
    const { user } = setup({ streets: ['Oak', 'Elm'] });
    await user.click(deleteOf('Address 2'));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await user.click(add());
    expect(streets()).toEqual(['Oak', '']);
  });

  it('leaves what is half typed, and what is wrong, with its item when one above it is removed', async () => {
    const { user } = setup({ streets: ['Oak', 'Elm'], withTags: true });
    const second = () => within(items().at(-1) ?? document.body);
    await user.clear(second().getByLabelText('Street'));
    await user.tab();
    expect(second().getByText('Enter street')).toBeVisible();
    await user.type(second().getByLabelText(/^Notes/, { selector: 'input' }), 'half');
    await user.click(deleteOf('Address 1'));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(items()).toHaveLength(1);
    expect(second().getByText('Enter street')).toBeVisible();
    expect(second().getByRole('row', { name: 'half' })).toBeVisible();
  });

  it('shows a wrong list as an empty one', () => {
    renderUi(
      <Form
        struct={object({ addresses: string() })}
        onSubmit={() => {}}
        initialValues={{ addresses: 'none' }}
      >
        <CollectionField name="addresses" label="Addresses">
          {(item) => <TextField name={`${item}.street`} label="Street" />}
        </CollectionField>
      </Form>,
    );
    expect(screen.getByText('Nothing here yet.')).toBeVisible();
  });
});
