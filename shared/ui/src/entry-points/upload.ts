export { FileField } from '../controls/file/file-field.tsx';
export { FileUpload } from '../controls/file/file-upload.tsx';
export type { UploadPort } from '../upload/upload-port.ts';
export type { UploadedFile } from '../upload/uploaded-file.ts';
