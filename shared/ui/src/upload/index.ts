export { FileField } from './file-field.tsx';
export { FileUpload } from './file-upload.tsx';
export type { FileUploadProps } from './file-upload.tsx';
export type { UploadOptions, UploadPort } from './upload-port.ts';
export type { UploadedFile } from './uploaded-file.ts';
