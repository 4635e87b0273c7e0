import { metaOf, type Endpoint } from '@portal/api-contract';
import { MalformedAnswerError } from './api-error.ts';
import { fileNameOf } from './file-name.ts';
import { failureOf, foreignFailure, isFields, isUnauthorized, messageOf } from './failure.ts';

/**
 * Returns the answer of a successful call in domain names.
 *
 * @throws ApiError for every other answer (SHARED-58..63)
 */
export async function readAnswer<Answer>(
  endpoint: Endpoint<never, Answer>,
  response: Response,
): Promise<Answer> {
  if (endpoint.responseType === 'blob' && response.ok) {
    const file = await fileOf(response);
    if (file !== null) return read(endpoint, file, response);
  }
  if (response.status === 204) return read(endpoint, null, response);
  const envelope = parse(await response.text());
  if (envelope === undefined) throw foreignFailure(response);
  if (!isFields(envelope)) throw malformed(response);
  if (!response.ok || envelope['status'] === false || isUnauthorized(envelope, response.status)) {
    throw failureOf(envelope, response);
  }
  return read(endpoint, envelope['data'], response, envelope);
}

/**
 * Returns the file of a successful download, with the name that the api gives it, or null when the answer is an envelope.
 * A file can be JSON too: an attachment is always a file, other JSON when it has no `status` (SHARED-57).
 */
async function fileOf(response: Response): Promise<Blob | null> {
  const disposition = response.headers.get('content-disposition');
  const isAttachment = /^\s*attachment\b/i.test(disposition ?? '');
  if (!isAttachment && isJson(response) && isEnvelope(parse(await response.clone().text()))) return null;
  const content = await response.blob();
  const name = fileNameOf(disposition);
  return name === null ? content : new File([content], name, { type: content.type });
}

function read<Answer>(
  endpoint: Endpoint<never, Answer>,
  data: unknown,
  response: Response,
  envelope?: Readonly<Record<string, unknown>>,
): Answer {
  try {
    return endpoint.read(data, envelope && metaOf(envelope));
  } catch {
    // The cause would carry the answer, and with it a token or a person's data, into a log.
    throw malformed(response, endpoint.id, envelope?.['error']);
  }
}

/** @param said the envelope's `error`, which a backend may send in place of the data */
function malformed({ status }: Response, id = 'a call', said?: unknown): MalformedAnswerError {
  const cause = new Error(`The answer of ${id} is not what was agreed`);
  return new MalformedAnswerError(messageOf(said), { code: 500, status, cause });
}

function isJson(response: Response): boolean {
  return /\bjson\b/.test(response.headers.get('content-type') ?? '');
}

function isEnvelope(value: unknown): boolean {
  return isFields(value) && typeof value['status'] === 'boolean';
}

/** Returns the value of a JSON text, or undefined when it is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
