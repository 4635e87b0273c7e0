import { array, literal, size, type, unknown } from 'superstruct';
import { recordOf } from '../wire/described-structs.ts';
import { requiredText } from '../fields/text-fields.ts';
import { valuesField } from '../fields/values-fields.ts';
import { defineEndpoint } from './endpoint.ts';
import { ignoredAnswer, readNothing } from './no-data.ts';

type Values = Readonly<Record<string, unknown>>;
const values = recordOf(unknown());

/** In characters of JSON. */
const maximumModelLength = 48_000;

/** The most inputs that one reload may ask for. */
const maximumInputs = 200;

const formPath = type({ form: requiredText });

/** Its answer is not checked here, because the form that draws the schema checks it. */
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

const inputNames = size(array(requiredText), 1, maximumInputs);

export const reloadFormBody = type({
  _action: literal('reload'),
  _inputs: inputNames,
  model: valuesField(maximumModelLength),
});

export const reloadForm = defineEndpoint({
  id: 'forms.reload',
  method: 'POST',
  path: '/api/v2/forms/{form}',
  summary: 'Answers the inputs that depend on entered values; `_action` distinguishes it from submit.',
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

export const submitFormBody = type({ _action: literal('submit'), model: valuesField(maximumModelLength) });

export const submitForm = defineEndpoint({
  id: 'forms.submit',
  method: 'POST',
  path: '/api/v2/forms/{form}',
  summary: 'Submits a form; `_action` distinguishes it from reload.',
  request: { path: formPath, body: submitFormBody },
  failures: [{ status: 404, when: 'There is no such form.' }],
  toWire: (input: { readonly form: string; readonly model: Values }) => ({
    path: { form: input.form },
    body: { _action: 'submit', model: input.model },
  }),
  answer: ignoredAnswer,
  fromWire: readNothing,
});
