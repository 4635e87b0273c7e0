import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { fakeUploads, uploadedFile } from '../../testing/fake-uploads.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { FileUpload, type FileUploadProps } from './file-upload.tsx';
import type { UploadedFile } from '../../upload/uploaded-file.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const aFile = (name = 'lease.pdf', type = 'application/pdf') => new File(['0123456789'], name, { type });

function openUpload(
  given: Partial<FileUploadProps> = {},
  start: readonly UploadedFile[] | undefined = undefined,
) {
  const fake = fakeUploads();
  const onChange = jest.fn();
  function Documents() {
    const [files, setFiles] = useState(start);
    return (
      <>
        <span id="documents-label">Documents</span>
        <FileUpload
          id="documents"
          port={fake.port}
          value={files}
          onChange={(next) => {
            onChange(next);
            setFiles(next);
          }}
          {...given}
        />
      </>
    );
  }
  const ui = renderUi(<Documents />, { advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const input = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  return {
    ...ui,
    ...fake,
    onChange,
    wait,
    choose: (...files: File[]) => {
      fireEvent.change(input(), { target: { files } });
    },
    /** Chooses files and lets the delay pass. */
    send: async (...files: File[]) => {
      fireEvent.change(input(), { target: { files } });
      await wait(250);
    },
    row: (name: string) => within(screen.getByText(name).closest('li') ?? document.createElement('li')),
  };
}

const chooseButton = () => screen.getByRole('button', { name: /^Documents Choose/ });
const zone = () => chooseButton().parentElement as HTMLElement;

/** What a browser passes when files are dropped on an element. */
function dataTransfer(...files: File[]) {
  const items = files.map((file) => ({
    kind: 'file',
    type: file.type,
    getAsFile: () => file,
    webkitGetAsEntry: () => ({ isFile: true, isDirectory: false }),
  }));
  return { items, files, types: ['Files'], dropEffect: 'none', effectAllowed: 'all', getData: () => '' };
}

async function dropFiles(target: HTMLElement, ...files: File[]) {
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const event = createEvent[type](target);
    Object.defineProperty(event, 'dataTransfer', { value: dataTransfer(...files) });
    await act(async () => void fireEvent(target, event));
  }
}

function pasteFiles(...files: File[]) {
  // Without a caret, a browser sends the event to the page.
  const event = createEvent.paste(document.body);
  Object.defineProperty(event, 'clipboardData', { value: { files } });
  fireEvent(document.body, event);
  return event;
}

describe('an upload', () => {
  it('UI-06, UI-68: waits 250 ms, shows how far it has come, and is then part of the value', async () => {
    const { choose, wait, row, uploads, uploadOf, onChange } = openUpload();
    choose(aFile());
    expect(row('lease.pdf').getByText(/Waiting/)).toBeVisible();
    await wait(249);
    expect(uploads).toHaveLength(0);
    await wait(1);
    expect(row('lease.pdf').getByRole('progressbar', { name: 'Uploading lease.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '0',
    );
    act(() => uploadOf('lease.pdf').onProgress(0.426));
    expect(row('lease.pdf').getByText(/42%/)).toBeVisible();
    await act(async () => uploadOf('lease.pdf').succeed());
    expect(onChange).toHaveBeenCalledWith([
      expect.objectContaining({ id: 'new-1', originalName: 'lease.pdf' }),
    ]);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('loses none of two files that arrive in the same moment', async () => {
    const { send, uploadOf, onChange } = openUpload({ multiple: true });
    await send(aFile('a.pdf'), aFile('b.pdf'));
    await act(async () => {
      uploadOf('b.pdf').succeed();
      uploadOf('a.pdf').succeed();
    });
    expect(onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ originalName: 'b.pdf' }),
      expect.objectContaining({ originalName: 'a.pdf' }),
    ]);
  });

  it('UI-59: of code 504 has timed out', async () => {
    const { send, uploadOf } = openUpload();
    await send(aFile());
    await act(async () => uploadOf('lease.pdf').fail({ code: 504, message: 'x' }));
    expect(screen.getByText('Server timed out. Please try uploading again later.')).toBeVisible();
  });

  it('UI-60: fails in the default words', async () => {
    const { send, uploadOf } = openUpload();
    await send(aFile());
    await act(async () => uploadOf('lease.pdf').fail(new TypeError('Failed to fetch')));
    expect(screen.getByText('Unable to upload file')).toBeVisible();
    expect(screen.queryByText(/fetch/)).not.toBeInTheDocument();
  });

  it('UI-61: shows the error text and the validation messages of a rejection, as text', async () => {
    const { send, uploadOf } = openUpload();
    await send(aFile());
    await act(async () =>
      uploadOf('lease.pdf').fail({ code: 422, message: 'Wrong file', fields: { file: ['<b>too wide</b>'] } }),
    );
    expect(screen.getByText('Wrong file')).toBeVisible();
    expect(screen.getByText('<b>too wide</b>')).toBeVisible();
  });

  it('UI-06: that failed is tried again, and keeps the focus at hand', async () => {
    const { send, user, wait, uploads, uploadOf } = openUpload();
    await send(aFile());
    await act(async () => uploadOf('lease.pdf').fail(null));
    await user.click(screen.getByRole('button', { name: 'Retry lease.pdf' }));
    expect(screen.getByRole('button', { name: 'Cancel lease.pdf' })).toHaveFocus();
    await wait(250);
    expect(uploads).toHaveLength(2);
  });

  it('is cancelled, and the focus moves to the button that chooses files', async () => {
    const { send, user, uploadOf, onChange } = openUpload({ multiple: true });
    await send(aFile());
    await user.click(screen.getByRole('button', { name: 'Cancel lease.pdf' }));
    expect(uploadOf('lease.pdf').signal.aborted).toBe(true);
    expect(screen.queryByText('lease.pdf')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Documents Choose files' })).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('says how many files have come, not each step of each', async () => {
    const { send, uploadOf } = openUpload({ multiple: true });
    await send(aFile('a.pdf'), aFile('b.pdf'));
    expect(screen.getByText('0 of 2 files uploaded')).toHaveAttribute('role', 'status');
    act(() => uploadOf('a.pdf').onProgress(0.5));
    expect(screen.getByText('0 of 2 files uploaded')).toBeInTheDocument();
    await act(async () => {
      uploadOf('a.pdf').succeed();
      uploadOf('b.pdf').fail(null);
    });
    expect(screen.getByText('1 of 2 files uploaded, 1 failed')).toBeInTheDocument();
  });

  it('stops with its widget and leaves nothing behind', async () => {
    const { send, choose, unmount, uploadOf } = openUpload({ multiple: true });
    await send(aFile('a.pdf'));
    choose(aFile('b.pdf'));
    unmount();
    expect(uploadOf('a.pdf').signal.aborted).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
    // The container that the test itself renders into.
    expect(document.body.querySelectorAll('*')).toHaveLength(1);
  });

  it('UI-27: asks before the browser leaves while a file is being sent', async () => {
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const { send, uploadOf } = openUpload();
    expect(leave()).toBe(false);
    await send(aFile());
    expect(leave()).toBe(true);
    await act(async () => uploadOf('lease.pdf').fail(null));
    expect(leave()).toBe(false);
  });
});

describe('choosing files', () => {
  it('UI-40: offers and names the accepted formats, and rejects others', async () => {
    const { send, uploads } = openUpload({ accept: ['.pdf', 'image/*'], multiple: true, maxFiles: 3 });
    expect(document.querySelector('input[type=file]')).toHaveAttribute('accept', '.pdf,image/*');
    expect(screen.getByRole('group', { name: 'Documents' })).toHaveAccessibleDescription(
      'PDF or images. At most 3 files',
    );
    await send(aFile('song.mp3', 'audio/mpeg'), aFile('photo', 'image/png'));
    expect(uploads.map(({ name }) => name)).toEqual(['photo']);
    expect(screen.getByText('Only PDF or images can be taken, so this was left out: song.mp3')).toBeVisible();
  });

  it('UI-40: checks dropped files as well', async () => {
    const { uploads, wait } = openUpload({ accept: ['.pdf'], multiple: true });
    await dropFiles(zone(), aFile('song.mp3', 'audio/mpeg'), aFile('b.pdf'));
    await wait(250);
    expect(uploads.map(({ name }) => name)).toEqual(['b.pdf']);
    expect(screen.getByText(/song\.mp3/)).toBeVisible();
  });

  it('UI-41: takes no more than the limit, and says so', async () => {
    const { send, uploads } = openUpload({ multiple: true, maxFiles: 2 }, [uploadedFile()]);
    await send(aFile('b.pdf'), aFile('c.pdf'));
    expect(uploads.map(({ name }) => name)).toEqual(['b.pdf']);
    expect(screen.getAllByText('Max file limit reached')[0]).toBeVisible();
    expect(screen.getByText(/Left out: c\.pdf/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Choose/ })).not.toBeInTheDocument();
  });

  it('UI-41: has room again for a file that failed', async () => {
    const { send, uploads, uploadOf } = openUpload();
    await send(aFile('a.pdf'));
    await act(async () => uploadOf('a.pdf').fail(null));
    await send(aFile('b.pdf'));
    expect(uploads.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf']);
    expect(screen.queryByText('a.pdf')).not.toBeInTheDocument();
  });

  it('UI-42: skips names that are there already, and says so', async () => {
    const { send, uploads } = openUpload({ multiple: true }, [uploadedFile()]);
    await send(aFile('lease.pdf'), aFile('b.pdf'));
    expect(uploads.map(({ name }) => name)).toEqual(['b.pdf']);
    expect(screen.getByText('Already in the list: lease.pdf')).toBeVisible();
  });

  it('has one stop for Tab, its button', async () => {
    const { user } = openUpload();
    await user.tab();
    expect(chooseButton()).toHaveFocus();
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it('takes files that are pasted on its button or in its zone, and none elsewhere', async () => {
    const { user, wait, uploads } = openUpload({ multiple: true });
    expect(pasteFiles(aFile('a.pdf')).defaultPrevented).toBe(false);
    await user.tab();
    expect(pasteFiles(aFile('b.pdf')).defaultPrevented).toBe(true);
    await user.tab();
    await user.click(screen.getByText('or drop or paste them here'));
    pasteFiles(aFile('c.pdf'));
    expect(pasteFiles().defaultPrevented).toBe(false);
    await wait(250);
    expect(uploads.map(({ name }) => name)).toEqual(['b.pdf', 'c.pdf']);
  });

  it('is closed while disabled', () => {
    openUpload({ disabled: true }, [uploadedFile()]);
    expect(screen.getByRole('button', { name: 'Documents Choose a file' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /Delete|Rename/ })).not.toBeInTheDocument();
  });
});

describe('an uploaded file', () => {
  it('UI-87, UI-88: tells its megabytes and its playtime', () => {
    openUpload({ multiple: true }, [
      uploadedFile({ playtime: 3_725 }),
      uploadedFile({ id: '2', originalName: 'b.mp3', size: null, playtime: 61 }),
      uploadedFile({ id: '3', originalName: 'c.mp3', size: 0, playtime: 0 }),
    ]);
    expect(screen.getByText('1.50 MB · 1 hour, 2 mins, 5 secs')).toBeVisible();
    expect(screen.getByText('1 min, 1 sec')).toBeVisible();
    expect(screen.getByText('0.00 MB · 0 secs')).toBeVisible();
  });

  it('UI-54: is renamed by keyboard, without sending the form around', async () => {
    const onSubmit = jest.fn();
    const { user, wait, rename, onChange } = openUpload({}, [uploadedFile()]);
    document.addEventListener('submit', onSubmit);
    await user.click(screen.getByRole('button', { name: 'Rename lease.pdf' }));
    const box = screen.getByRole('textbox', { name: 'New name of lease.pdf' });
    expect(box).toHaveFocus();
    await user.keyboard('contract{Enter}');
    await wait(0);
    expect(rename).toHaveBeenCalledWith(expect.objectContaining({ id: '1' }), 'contract.pdf');
    expect(onChange).toHaveBeenLastCalledWith([expect.objectContaining({ originalName: 'contract.pdf' })]);
    expect(screen.getByRole('button', { name: 'Rename contract.pdf' })).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
    document.removeEventListener('submit', onSubmit);
  });

  it('UI-54: keeps its name after Escape, and when no other is given', async () => {
    const { user, rename } = openUpload({}, [uploadedFile()]);
    await user.click(screen.getByRole('button', { name: 'Rename lease.pdf' }));
    await user.keyboard('x{Escape}');
    expect(screen.getByRole('button', { name: 'Rename lease.pdf' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.clear(screen.getByRole('textbox'));
    await user.keyboard('  {Enter}');
    expect(rename).not.toHaveBeenCalled();
    expect(screen.getByText('lease.pdf')).toBeVisible();
  });

  it('says why a file could not be renamed, and keeps the typed name', async () => {
    const { user, wait, rename } = openUpload({}, [uploadedFile()]);
    rename.mockRejectedValueOnce({ code: 422, message: 'no', fields: { original_name: ['is too long'] } });
    await user.click(screen.getByRole('button', { name: 'Rename lease.pdf' }));
    await user.keyboard('a{Enter}');
    await wait(0);
    expect(screen.getByText('Unable to rename file')).toBeVisible();
    expect(screen.getByText('is too long')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('a.pdf');
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('UI-55, UI-67: is deleted after a yes, and the focus goes to the file beside it', async () => {
    let done = () => {};
    const { user, wait, remove, onChange } = openUpload({ multiple: true }, [
      uploadedFile(),
      uploadedFile({ id: '2', originalName: 'b.pdf' }),
    ]);
    remove.mockReturnValueOnce(new Promise((resolve) => (done = resolve)));
    await user.click(screen.getByRole('button', { name: 'Delete lease.pdf' }));
    expect(screen.getByRole('alertdialog', { name: 'Delete this file?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'No' }));
    expect(remove).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Delete lease.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await wait(100);
    expect(remove).toHaveBeenCalledWith(expect.objectContaining({ id: '1', token: 'token-1' }), {
      force: false,
    });
    await act(async () => done());
    await wait(0);
    expect(onChange).toHaveBeenLastCalledWith([expect.objectContaining({ id: '2' })]);
    expect(screen.getByRole('button', { name: 'Rename b.pdf' })).toHaveFocus();
  });

  it('UI-55: that is in use is asked about again, and then deleted by force', async () => {
    const { user, wait, remove, onChange } = openUpload({}, [uploadedFile()]);
    remove.mockRejectedValueOnce({ code: 409, message: 'in use' });
    await user.click(screen.getByRole('button', { name: 'Delete lease.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await wait(100);
    expect(screen.getByRole('alertdialog', { name: 'Delete it all the same?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await wait(100);
    expect(remove).toHaveBeenLastCalledWith(expect.objectContaining({ id: '1' }), { force: true });
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });

  it('keeps a file that could not be deleted, and says why', async () => {
    const { user, wait, remove, onChange } = openUpload({}, [uploadedFile()]);
    remove.mockRejectedValueOnce({ code: 404, message: 'There is no such file.' });
    await user.click(screen.getByRole('button', { name: 'Delete lease.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await wait(100);
    expect(screen.getByText('Unable to delete file')).toBeVisible();
    expect(screen.getByText('There is no such file.')).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://'])('does not link to %s', (url) => {
    openUpload({}, [uploadedFile({ url })]);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  describe('of a port that downloads', () => {
    const { port, download } = fakeUploads();
    const downloads = { port: { ...port, download } };
    beforeEach(() => download.mockReset());

    it('UI-57: is downloaded by the port once at a time, because a link can’t send a token', async () => {
      const file = uploadedFile({ url: '/files/1' });
      const { user, wait } = openUpload(downloads, [file]);
      expect(screen.queryByRole('link')).not.toBeInTheDocument();
      let arrive = () => {};
      download.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
      const name = screen.getByRole('button', { name: 'Download lease.pdf' });
      await user.click(name);
      await user.click(name);
      expect(download.mock.calls).toEqual([[file]]);
      expect(name).toHaveAttribute('aria-busy', 'true');
      arrive();
      await wait(0);
      await user.click(name);
      expect(download).toHaveBeenCalledTimes(2);
    });

    it('says why a file could not be downloaded', async () => {
      const { user, wait } = openUpload(downloads, [uploadedFile({ url: '/files/1' })]);
      download.mockRejectedValueOnce({ code: 404, message: 'The file was not found.' });
      await user.click(screen.getByRole('button', { name: 'Download lease.pdf' }));
      await wait(0);
      expect(screen.getByText('The file couldn’t be downloaded.')).toBeVisible();
      expect(screen.getByText('The file was not found.')).toBeVisible();
    });

    it('keeps the question about deleting a file open that arrives meanwhile', async () => {
      const { user, wait } = openUpload(downloads, [uploadedFile({ url: '/files/1' })]);
      let arrive = () => {};
      download.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
      await user.click(screen.getByRole('button', { name: 'Download lease.pdf' }));
      await user.click(screen.getByRole('button', { name: 'Delete lease.pdf' }));
      arrive();
      await wait(0);
      expect(screen.getByRole('button', { name: 'Yes' })).toBeVisible();
    });

    it('links to another server, which has no session', () => {
      openUpload(downloads, [uploadedFile({ url: 'https://files.example/1' })]);
      expect(screen.getByRole('link')).toHaveAttribute('href', 'https://files.example/1');
    });
  });

  it('UI-02: of a port without downloads is a link to its address', () => {
    openUpload({}, [uploadedFile({ url: '/files/1' })]);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/files/1');
  });

  it('has a name of any length and direction, also none', () => {
    openUpload({ multiple: true }, [
      uploadedFile({ originalName: `${'x'.repeat(10_000)}.pdf` }),
      uploadedFile({ id: '2', originalName: '' }),
      uploadedFile({ id: '2', originalName: 'عقد الإيجار.pdf' }),
    ]);
    expect(screen.getByRole('button', { name: /^Delete x+…x+\.pdf$/ })).toBeVisible();
    expect(screen.getByText('File without a name')).toBeVisible();
    expect(screen.getByText('عقد الإيجار.pdf')).toHaveAttribute('dir', 'auto');
  });
});
