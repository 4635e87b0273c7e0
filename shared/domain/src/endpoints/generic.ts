import { array, define, literal, optional, size, type, unknown, type Infer } from 'superstruct';
import { mapOf } from '../wire/composites.ts';
import {
  readSavedFilter,
  readSelectOption,
  readUploadedFile,
  wireSavedFilter,
  wireSelectOption,
  wireUploadedFile,
} from '../wire/generic.ts';
import {
  fileField,
  flagField,
  idField,
  requiredText,
  requiredToken,
  searchField,
  valuesField,
} from '../wire/request-fields.ts';
import { listIn } from '../wire/scalars.ts';
import { statusOnly } from './no-data.ts';
import { defineEndpoint } from './endpoint.ts';

type Values = Readonly<Record<string, unknown>>;
const values = mapOf(unknown());

/** Characters of JSON. */
const longestFilter = 8_000;
const longestModel = 48_000;

/** The most inputs that one reload may name. */
const mostInputs = 200;

export const listFilters = defineEndpoint({
  id: 'filters.list',
  method: 'GET',
  path: '/api/v2/system/filters',
  summary: 'Lists the saved filters of a kind of report.',
  guard: 'web',
  request: { query: type({ input_class: requiredText }) },
  answer: listIn(wireSavedFilter, 'filters'),
  toWire: (input: { readonly inputClass: string }) => ({ query: { input_class: input.inputClass } }),
  fromWire: (wire) => wire.map(readSavedFilter),
});

export interface FilterToSave {
  readonly filtersClassName: string;
  readonly inputValues: Values;
  /** What the list shows it as; a number of its own by default. A filter of the same name is replaced. */
  readonly name?: string;
}

export const filterBody = type({
  filters_class_name: requiredText,
  input_values: valuesField(longestFilter),
  name: optional(requiredText),
});
export type WireFilterToSave = Infer<typeof filterBody>;

function writeFilter(input: FilterToSave): WireFilterToSave {
  return {
    filters_class_name: input.filtersClassName,
    input_values: input.inputValues,
    ...(input.name === undefined ? {} : { name: input.name }),
  };
}

export const addFilter = defineEndpoint({
  id: 'filters.add',
  method: 'POST',
  path: '/api/v2/system/filters/add',
  summary: 'Saves a filter for oneself.',
  guard: 'web',
  request: { body: filterBody },
  failures: [{ status: 403, when: 'The user lacks the ability system.filters.add.' }],
  toWire: (input: FilterToSave) => ({ body: writeFilter(input) }),
  ...statusOnly,
});

export const addGlobalFilter = defineEndpoint({
  id: 'filters.add-global',
  method: 'POST',
  path: '/api/v2/system/filters/global-add',
  summary: 'Saves a filter for everybody.',
  guard: 'web',
  request: { body: filterBody },
  failures: [{ status: 403, when: 'The user lacks the ability system.filters.global.add.' }],
  toWire: (input: FilterToSave) => ({ body: writeFilter(input) }),
  ...statusOnly,
});

const formPath = type({ form: requiredText });

/** A schema is read by the form that draws it. */
export const viewForm = defineEndpoint({
  id: 'forms.view',
  method: 'GET',
  path: '/api/v2/forms/{form}',
  summary: 'Answers the schema of a form.',
  request: { path: formPath, query: type({ _action: literal('view') }) },
  answer: values,
  failures: [{ status: 404, when: 'There is no such form.' }],
  toWire: (input: { readonly form: string }) => ({ path: { form: input.form }, query: { _action: 'view' } }),
  fromWire: (schema): Values => schema,
});

const inputNames = size(array(requiredText), 1, mostInputs);

export const reloadFormBody = type({
  _action: literal('reload'),
  _inputs: inputNames,
  model: valuesField(longestModel),
});

export const reloadForm = defineEndpoint({
  id: 'forms.reload',
  method: 'POST',
  path: '/api/v2/forms/{form}',
  summary: 'Answers the inputs that depend on what was entered; told from submit by `_action`.',
  request: { path: formPath, body: reloadFormBody },
  answer: type({ inputs: unknown(), values }),
  failures: [{ status: 404, when: 'There is no such form.' }],
  toWire: (input: { readonly form: string; readonly inputs: readonly string[]; readonly model: Values }) => ({
    path: { form: input.form },
    body: { _action: 'reload', _inputs: input.inputs, model: input.model },
  }),
  fromWire: (wire): { readonly inputs: unknown; readonly values: Values } => ({
    inputs: wire.inputs,
    values: wire.values,
  }),
});

export const submitFormBody = type({ _action: literal('submit'), model: valuesField(longestModel) });

export const submitForm = defineEndpoint({
  id: 'forms.submit',
  method: 'POST',
  path: '/api/v2/forms/{form}',
  summary: 'Sends a filled-in form; told from reload by `_action`.',
  request: { path: formPath, body: submitFormBody },
  failures: [{ status: 404, when: 'There is no such form.' }],
  toWire: (input: { readonly form: string; readonly model: Values }) => ({
    path: { form: input.form },
    body: { _action: 'submit', model: input.model },
  }),
  ...statusOnly,
});

export const uploadFile = defineEndpoint({
  id: 'files.upload',
  method: 'POST',
  path: '/api/v2/files',
  summary: 'Takes a file: a form with the one field `file`.',
  kind: 'multipart',
  request: { body: type({ file: fileField }) },
  answer: wireUploadedFile,
  failures: [
    { status: 413, when: 'The file is larger than what is taken.' },
    { status: 504, when: 'The file took too long.' },
  ],
  toWire: (input: { readonly file: Blob }) => ({ body: { file: input.file } }),
  fromWire: readUploadedFile,
});

export const renameFileBody = type({ file: idField, original_name: requiredText });

export const renameFile = defineEndpoint({
  id: 'files.rename',
  method: 'POST',
  path: '/api/v2/files/rename',
  summary: 'Gives a file another name.',
  request: { body: renameFileBody },
  failures: [{ status: 404, when: 'There is no such file.' }],
  toWire: (input: { readonly file: string; readonly originalName: string }) => ({
    body: { file: input.file, original_name: input.originalName },
  }),
  ...statusOnly,
});

export const deleteFileBody = type({ file: idField, force: flagField, token: requiredToken });

export const deleteFile = defineEndpoint({
  id: 'files.delete',
  method: 'POST',
  path: '/api/v2/files/delete',
  summary: 'Removes a file, by the token that its upload gave.',
  request: { body: deleteFileBody },
  failures: [
    { status: 404, when: 'There is no such file.' },
    { status: 409, when: 'A form that was sent refers to the file, and `force` is false.' },
  ],
  toWire: (input: { readonly file: string; readonly force: boolean; readonly token: string }) => ({
    body: { file: input.file, force: input.force, token: input.token },
  }),
  ...statusOnly,
});

export const searchOptions = defineEndpoint({
  id: 'options.search',
  method: 'GET',
  path: '/api/v2/options/{source}',
  summary: 'Lists the options of a select that match a text.',
  request: { path: type({ source: requiredText }), query: type({ search: searchField }) },
  answer: listIn(wireSelectOption, 'items', 'options'),
  failures: [{ status: 404, when: 'There is no such source.' }],
  toWire: (input: { readonly source: string; readonly search: string }) => ({
    path: { source: input.source },
    query: { search: input.search },
  }),
  fromWire: (wire) => wire.map(readSelectOption),
});

// By its shape, for a test's page and Node have a Blob class each.
const blob = define<Blob>(
  'file',
  (value) => typeof value === 'object' && value !== null && 'arrayBuffer' in value && 'size' in value,
);

export const download = defineEndpoint({
  id: 'files.download',
  method: 'GET',
  path: '/api/v2/downloads/{file}',
  summary: 'Answers a file as it is, without an envelope.',
  kind: 'blob',
  request: { path: type({ file: requiredText }) },
  answer: blob,
  failures: [{ status: 404, when: 'There is no such file.' }],
  toWire: (input: { readonly file: string }) => ({ path: { file: input.file } }),
  fromWire: (file) => file,
});
