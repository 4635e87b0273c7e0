import type { CalendarDate } from '@portal/domain';
import { reloadForm, submitForm, viewForm, type FormValues } from '@portal/api-contract';
import { customerDay } from '../clock/customer-day.ts';
import { handler, type EndpointHandler } from '../server/handler.ts';
import { invalid, notFound } from '../server/failure.ts';
import type { Caller } from '../server/caller.ts';
import { brokenForm } from './broken.form.ts';
import { everythingForm } from './everything/everything.form.ts';
import type { Form } from './form.ts';
import { saveSubmission } from './submissions.ts';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../store/database.ts';

/** What the handlers of forms work with. */
export interface FormServices {
  readonly db: Db;
  readonly clock: Clock;
  /** Whether the demo's broken form is there. */
  readonly demo: boolean;
}

export const formHandlers = (services: FormServices): readonly EndpointHandler[] => [
  handler(viewForm, async (request) =>
    viewed(formNamed(request.path.form, services, customerToday(request, services))),
  ),

  handler(reloadForm, async (request) => {
    const form = formNamed(request.path.form, services, customerToday(request, services));
    return reloaded(form, request.body._inputs, request.body.model);
  }),

  handler(submitForm, async (request) => {
    const { path, body, caller } = request;
    const form = formNamed(path.form, services, customerToday(request, services));
    const submission = { userId: caller.account.id, name: path.form, model: body.model };
    await saveSubmission(services.db, form, submission, services.clock.now());
    return null;
  }),
];

function customerToday(
  request: { readonly timezone: string | null; readonly caller: Caller },
  { clock }: FormServices,
): CalendarDate {
  return customerDay(clock.now(), request, request.caller.account);
}

function formNamed(name: string, { demo }: FormServices, today: CalendarDate): Form {
  if (name === 'everything') return everythingForm(today);
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

/** The named inputs anew, and no others, with the values they have now. */
function reloaded(form: Form, names: readonly string[], model: FormValues) {
  const wanted = form.inputs(model).filter(({ name }) => names.includes(name));
  if (wanted.length < new Set(names).size) throw invalid({ _inputs: 'There is no input of such a name.' });
  const values: FormValues = { ...model, ...form.computed(model) };
  return {
    inputs: wanted,
    values: Object.fromEntries(
      wanted.map(({ name }) => [name, Object.hasOwn(values, name) ? (values[name] ?? null) : null]),
    ),
  };
}
