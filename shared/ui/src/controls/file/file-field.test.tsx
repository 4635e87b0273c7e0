import { act, fireEvent, screen } from '@testing-library/react';
import { any, array, nonempty, object } from 'superstruct';
import { Form } from '../../form/form.tsx';
import { SubmitButton } from '../../form/submit-button.tsx';
import { fakeUploads } from '../../testing/fake-uploads.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { FileField } from './file-field.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function openForm() {
  const fake = fakeUploads();
  const onSubmit = jest.fn(() => Promise.resolve());
  const ui = renderUi(
    <Form struct={object({ papers: nonempty(array(any())) })} onSubmit={onSubmit}>
      <FileField name="papers" label="Papers" port={fake.port} multiple />
      <SubmitButton>Send</SubmitButton>
    </Form>,
    { advanceTimers: (ms) => jest.advanceTimersByTime(ms) },
  );
  const choose = (name: string) => {
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    fireEvent.change(input, { target: { files: [new File(['x'], name)] } });
    return act(() => jest.advanceTimersByTimeAsync(250));
  };
  return { ...ui, ...fake, onSubmit, choose };
}

const send = () => screen.getByRole('button', { name: 'Send' });

it('UI-26: the form waits for files on their way, and says so', async () => {
  const { choose, uploadOf, onSubmit, user } = openForm();
  expect(send()).toHaveAccessibleDescription('Still needed: Papers');
  await choose('a.pdf');
  await act(async () => uploadOf('a.pdf').succeed());
  expect(send()).toBeEnabled();
  await choose('b.pdf');
  expect(send()).toBeDisabled();
  expect(send()).toHaveAccessibleDescription('Files are still being uploaded');
  fireEvent.submit(send());
  expect(onSubmit).not.toHaveBeenCalled();
  await act(async () => uploadOf('b.pdf').fail(null));
  await user.click(send());
  expect(onSubmit).toHaveBeenCalledWith({ papers: [expect.objectContaining({ originalName: 'a.pdf' })] });
});

it('UI-25: a server’s error about the files is shown with them', async () => {
  const { choose, uploadOf, onSubmit, user } = openForm();
  await choose('a.pdf');
  await act(async () => uploadOf('a.pdf').succeed());
  onSubmit.mockRejectedValueOnce(Object.assign(new Error(), { fields: { papers: ['is empty'] } }));
  await user.click(send());
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('group', { name: 'Papers' })).toHaveAccessibleDescription('is empty');
  expect(screen.getByRole('button', { name: 'Papers Choose files' })).toHaveFocus();
});
