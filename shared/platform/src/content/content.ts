import ky, { HTTPError, TimeoutError as KyTimeoutError } from 'ky';
import { validate, type Struct } from 'superstruct';
import {
  defaultErrorMessage,
  MalformedAnswerError,
  NetworkError,
  TimeoutError,
  ApiError,
} from '../api/api-error.ts';

/** Brand content: files that an operator may replace without a build, such as the questions of the help pages (OP-89). */
export interface Content {
  /**
   * The file `name`.json of the active brand, checked against `shape`; in another language than English
   * `name`.`language`.json where the brand has that.
   * Rejects with an `ApiError`: `MalformedAnswerError` names the first wrong place in its cause.
   */
  read<Value>(name: string, shape: Struct<Value, unknown>, signal?: AbortSignal): Promise<Value>;
}

const timeLimit = 30_000;

interface ContentSource {
  readonly base: string;
  readonly brand: string;
  /** Returns the language of the page, a BCP 47 tag. */
  readonly language: () => string;
}

/** Creates the reader of one brand's content files, in the folder `base`/`brand`. */
export function createContent({ base, brand, language }: ContentSource): Content {
  async function textOf(address: string, signal?: AbortSignal): Promise<string> {
    try {
      return await ky(address, { timeout: timeLimit, retry: 0, signal: signal ?? null }).text();
    } catch (error) {
      signal?.throwIfAborted();
      throw failure(error);
    }
  }

  return {
    async read(name, shape, signal) {
      const file = `${base}/${brand}/${name}`;
      let address = language() === 'en' ? `${file}.json` : `${file}.${language()}.json`;
      const text = await textOf(address, signal).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
        address = `${file}.json`;
        return textOf(address, signal);
      });
      const [error, value] = validate(parse(text), shape, { coerce: true });
      if (error) {
        const place = error.path.join('.') || name;
        throw new MalformedAnswerError(defaultErrorMessage, {
          code: 500,
          status: 200,
          cause: new Error(`${address}: ${place} is not ${error.type}`),
        });
      }
      return value;
    },
  };
}

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new MalformedAnswerError(defaultErrorMessage, { code: 500, status: 200, cause });
  }
}

function failure(cause: unknown): ApiError {
  if (cause instanceof HTTPError) {
    const { status } = cause.response;
    return new ApiError(defaultErrorMessage, { code: status, status, cause });
  }
  if (cause instanceof KyTimeoutError) return new TimeoutError(defaultErrorMessage, { code: 500, cause });
  return new NetworkError(defaultErrorMessage, { code: 500, cause });
}
