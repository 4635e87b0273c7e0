export interface ProgressRequest {
  readonly address: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData;
  readonly signal: AbortSignal;
  /** The share that has been sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** A Response may have no body with these. */
const withoutBody = [204, 205, 304];

/**
 * Sends a request and reports how much of it has been sent, which `fetch` can't do. In all else it does what the
 * client's fetch does: sends credentials and follows no redirect; rejects with the signal's reason, or with a
 * `TypeError` when there is no answer.
 */
export function sendWithProgress(request: ProgressRequest): Promise<Response> {
  const { address, method, headers, body, signal, onProgress } = request;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const http = new XMLHttpRequest();
    const abort = () => {
      http.abort();
      reject(signal.reason as Error);
    };
    const noAnswer = () => reject(new TypeError('Failed to fetch'));
    http.open(method, address);
    http.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) http.setRequestHeader(name, value);
    http.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    http.onload = () => {
      if (http.responseURL !== '' && http.responseURL !== address) noAnswer();
      else resolve(responseOf(http));
    };
    http.onerror = noAnswer;
    http.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort, { once: true });
    http.send(body);
  });
}

function responseOf({ status, statusText, responseText }: XMLHttpRequest): Response {
  return new Response(withoutBody.includes(status) ? null : responseText, { status, statusText });
}
