import type { UploadPort } from '../upload/upload-port.ts';
import type { UploadedFile } from '../upload/uploaded-file.ts';
import { hardTexts } from './hard-texts.ts';

export const storyFiles: readonly UploadedFile[] = [
  { id: '1', originalName: 'Lease.pdf', token: 't', size: 1_572_864, playtime: null, url: '/files/1' },
  { id: '2', originalName: 'Delivery.mp4', token: 't', size: 48_234_496, playtime: 205, url: null },
  { id: '3', originalName: 'Voice note.m4a', token: 't', size: 734_003, playtime: 3_725, url: null },
];

export const hardFiles: readonly UploadedFile[] = Object.entries(hardTexts).map(([id, text]) => ({
  id,
  originalName: `${text}.pdf`,
  token: 't',
  size: 0,
  playtime: 0,
  url: id === 'long' ? 'data:text/html,no' : null,
}));

/** Answers late enough for a confirmation dialog to close first. */
const done = () => new Promise<void>((resolve) => setTimeout(resolve, 100));

function portThat(upload: UploadPort['upload']): UploadPort {
  return { upload, rename: done, remove: done };
}

/** Accepts every file at once. */
export const uploadsArrive = portThat((file) =>
  Promise.resolve({
    id: file.name,
    originalName: file.name,
    token: 't',
    size: file.size,
    playtime: null,
    url: null,
  }),
);

/** Downloads with the session of its server, as the port of the api does. */
export const uploadsDownload: UploadPort = { ...uploadsArrive, download: done };

/** Stays at 42 % of every file forever. */
export const uploadsGoOn = portThat((_file, { onProgress }) => {
  onProgress(0.42);
  return new Promise(() => undefined);
});

/** Returns a port that fails with an error. */
export const uploadsFail = (error: object): UploadPort =>
  portThat(() => Promise.reject(Object.assign(new Error(), error)));

/** A story's play function: chooses files with these names. */
export function chooseFiles(...names: readonly string[]) {
  return ({ canvasElement }: { readonly canvasElement: HTMLElement }): void => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('The story has no file input');
    const chosen = new DataTransfer();
    for (const name of names) chosen.items.add(new File(['x'.repeat(1_200_000)], name));
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

/** A story's play function: presses the button with this name. */
export function press(name: string) {
  return ({ canvasElement }: { readonly canvasElement: HTMLElement }): void => {
    canvasElement.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click();
  };
}
