import { act, screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui.tsx';
import { DownloadButton } from './download-button.tsx';

const button = () => screen.getByRole('button', { name: /Download/ });

it('UI-57: says under which name the file was saved', async () => {
  const { user } = renderUi(<DownloadButton download={() => Promise.resolve('retailers.csv')} />);
  await user.click(button());
  expect(await screen.findByText('Saved retailers.csv')).toHaveAttribute('role', 'status');
});

it('UI-57: takes no second press while the file comes', async () => {
  let answer: (name: string) => void = () => {};
  const download = jest.fn(() => new Promise<string>((resolve) => (answer = resolve)));
  const { user } = renderUi(<DownloadButton download={download} />);
  await user.click(button());
  await user.click(button());
  expect(download).toHaveBeenCalledTimes(1);
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await act(async () => answer('x'));
  expect(button()).not.toHaveAttribute('aria-busy');
});

it('UI-57: says why it failed, and can be tried again', async () => {
  const download = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error('There is no such file.'))
    .mockResolvedValueOnce('retailers.csv');
  const { user } = renderUi(<DownloadButton download={download} />);
  await user.click(button());
  expect(screen.getByRole('alert')).toHaveTextContent('There is no such file.');
  await user.click(button());
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(screen.getByText('Saved retailers.csv')).toBeInTheDocument();
});

it('says that the download failed when the error gives no reason', async () => {
  const { user } = renderUi(<DownloadButton download={() => Promise.reject(new Error(''))} />);
  await user.click(button());
  expect(screen.getByRole('alert')).toHaveTextContent('The file couldn’t be downloaded.');
});
