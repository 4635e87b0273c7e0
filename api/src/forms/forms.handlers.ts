import { reloadForm, submitForm, viewForm, type FormValues } from '@portal/api-contract';
import type { Clock } from '../clock/clock.ts';
import { customerToday } from '../clock/customer-day.ts';
import { invalid, notFound } from '../server/failure.ts';
import { handler, type EndpointHandler, type EndpointRequest } from '../server/handler.ts';
import type { Db } from '../store/database.ts';
import { brokenForm } from './broken.form.ts';
import { everythingForm } from './everything/everything.form.ts';
import type { Form } from './form.ts';
import { saveSubmission } from './submissions.ts';

/** What the handlers of forms need. */
export interface FormServices {
  readonly db: Db;
  readonly clock: Clock;
  /** Whether the demo's broken form is served. */
  readonly demo: boolean;
}

/** The handlers of schema forms. */
export const formHandlers = (services: FormServices): readonly EndpointHandler[] => [
  handler(viewForm, async (request) => viewed(findForm(request, services))),

  handler(reloadForm, async (request) => {
    const { _inputs: names, model } = request.body;
    return reloaded(findForm(request, services), names, model);
  }),

  handler(submitForm, async (request) => {
    const { path, body, caller } = request;
    const submission = { userId: caller.account.id, name: path.form, model: body.model };
    await saveSubmission(services.db, findForm(request, services), submission, services.clock.now());
    return null;
  }),
];

type FormRequest = Pick<EndpointRequest<typeof viewForm>, 'path' | 'caller' | 'timezone'>;

/** @throws Failure 404 when there is no form of this name */
function findForm(request: FormRequest, { clock, demo }: FormServices): Form {
  const name = request.path.form;
  if (name === 'everything')
    return everythingForm(customerToday(clock.now(), request, request.caller.account));
  if (name === 'broken' && demo) return brokenForm;
  throw notFound('The form');
}

function viewed({ texts, inputs, opening, computed, unreadable = [] }: Form) {
  const opened = inputs(opening);
  const empty = Object.fromEntries(opened.map(({ name }) => [name, null]));
  return {
    ...texts,
    inputs: [...opened, ...unreadable],
    values: { ...empty, ...opening, ...computed(opening) },
  };
}

/** Returns the named inputs again, with their current values. */
function reloaded(form: Form, names: readonly string[], model: FormValues) {
  const wanted = form.inputs(model).filter(({ name }) => names.includes(name));
  if (wanted.length < new Set(names).size) throw invalid({ _inputs: 'There is no input with this name.' });
  const values: FormValues = { ...model, ...form.computed(model) };
  return {
    inputs: wanted,
    values: Object.fromEntries(
      wanted.map(({ name }) => [name, Object.hasOwn(values, name) ? (values[name] ?? null) : null]),
    ),
  };
}
