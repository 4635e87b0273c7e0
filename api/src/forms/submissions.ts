import type { FormInput, FormValues } from '@portal/api-contract';
import { invalid } from '../server/failure.ts';
import type { Db } from '../store/database.ts';
import { formSubmissionFiles, formSubmissions } from '../store/schema.ts';
import { fileIds } from './check-files.ts';
import { checkModel, type Messages } from './check-model.ts';
import { checkReferences } from './check-references.ts';
import { isItem, isList } from './filled-inputs.ts';
import type { Form } from './form.ts';

interface Submission {
  readonly userId: number;
  /** The form's name. */
  readonly name: string;
  readonly model: FormValues;
}

/**
 * Saves a submission, once every value has passed the definition of its input.
 *
 * @throws Failure 422 with messages by the paths of inputs
 */
export async function saveSubmission(
  db: Db,
  form: Form,
  { userId, name, model }: Submission,
  now: Date,
): Promise<void> {
  const inputs = form.inputs(model);
  rejectIfAny(checkModel(inputs, model));
  await db.transaction(async (tx) => {
    const references = await checkReferences(tx, userId, inputs, model);
    rejectIfAny(references.messages);
    const [row] = await tx
      .insert(formSubmissions)
      .values({
        userId,
        form: name,
        model: storedValues(inputs, model, form.computed(model)),
        submittedAt: now,
      })
      .returning({ id: formSubmissions.id });
    if (!row) throw new Error('The submission was not stored.');
    const referred = references.fileIds.map((fileId) => ({ submissionId: row.id, fileId }));
    if (referred.length > 0) await tx.insert(formSubmissionFiles).values(referred);
  });
}

function rejectIfAny(messages: Messages): void {
  if (Object.keys(messages).length > 0) throw invalid(messages);
}

/**
 * Returns what is stored of a model: the values of the form's inputs and no others, no secrets, and the backend's own
 * value of a disabled input instead of the one that was sent.
 */
function storedValues(
  inputs: readonly FormInput[],
  model: FormValues,
  computed: FormValues = {},
): FormValues {
  return Object.fromEntries(
    inputs.map((input) => {
      const source = input.disabled === true ? computed : model;
      const value = Object.hasOwn(source, input.name) ? (source[input.name] ?? null) : null;
      return [input.name, storedValue(input, value)];
    }),
  );
}

function storedValue(input: FormInput, value: unknown): unknown {
  switch (input.type) {
    case 'password':
    case 'code':
      return null;
    case 'masked':
      return typeof value === 'string' && value.trim() !== ''
        ? value.replaceAll(/[\s-]/g, '').slice(-4)
        : null;
    case 'file':
      return fileIds(value) ?? [];
    case 'collection':
      return isList(value) ? value.filter(isItem).map((item) => storedValues(input.inputs, item)) : [];
    default:
      return value;
  }
}
