import { cardMessagesIn } from '../card-messages.ts';
import type { Appearance, Ask, Reply, Validation, Verification } from './frame-protocol.ts';
import { channel, readFromFrame } from './frame-protocol.ts';

// The provider's script: a global, `Payliance`, which adds its frame to the page that loads it. Neither this script
// nor the page sees what is typed there.

/** Options for mounting the fields; unknown ones are ignored. */
export interface FieldsOptions {
  /** Element that the frame is added to: as wide as the element, and as high as the fields. */
  readonly container: HTMLElement;
  readonly appearance?: Appearance;
  /** Card networks that are accepted, such as `visa`; all by default. */
  readonly networks?: readonly string[];
  /** Language of the fields and of every message: `en`, the default, or `es`. */
  readonly language?: string;
  /** Name of the frame for assistive technology. */
  readonly title?: string;
  /** Milliseconds to wait for an answer of the frame. */
  readonly timeoutMs?: number;
  /** Called when Enter is pressed in a field. */
  readonly onEnter?: () => void;
  /** Called with whether all fields are valid, and with the card network of the number. */
  readonly onChange?: (state: { readonly complete: boolean; readonly network: string | null }) => void;
}

/** Mounted fields. Error messages are sentences for the customer. */
export interface Fields {
  /** Resolves when the fields can be used; rejects when they could not be loaded. */
  readonly ready: Promise<void>;
  /** Validates the fields, shows in the frame what is wrong and focuses the first wrong field. */
  validate(): Promise<Validation>;
  /** Validates the fields and returns a token of the card. Rejects with a `PaylianceError`. */
  submit(): Promise<string>;
  /** Verifies the card of the last token. When the provider does not answer, the card is not verified. */
  verify(reason: string): Promise<Verification>;
  /** Changes the appearance, for example when the page turns dark. */
  restyle(appearance: Appearance): Promise<void>;
  unmount(): void;
}

class PaylianceError extends Error {
  override readonly name = 'PaylianceError';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const defaultTimeoutMs = 30_000;

const script = document.currentScript;
const origin = new URL(script instanceof HTMLScriptElement ? script.src : location.href).origin;

interface Waiting {
  readonly answer: (reply: Reply) => void;
  readonly fail: (error: Error) => void;
}

function mount(options: FieldsOptions): Fields {
  const {
    container,
    language = 'en',
    networks = null,
    timeoutMs = defaultTimeoutMs,
    onEnter,
    onChange,
  } = options;
  const { form, closed, late, notLoaded } = cardMessagesIn(language);
  const waiting = new Map<string, Waiting>();
  const frame = document.createElement('iframe');
  const gone = new PaylianceError('unmounted', closed);
  let isReady = false;
  let markReady: () => void = () => {};
  let markFailed: (error: Error) => void = () => {};
  let appearance = options.appearance ?? {};

  const arrived = new Promise<void>((resolve, reject) => {
    markReady = resolve;
    markFailed = reject;
  });
  const tooLate = setTimeout(() => markFailed(new PaylianceError('unreachable', notLoaded)), timeoutMs);
  void arrived.catch(() => {}).finally(() => clearTimeout(tooLate));

  const ask = async (message: Ask): Promise<Reply> => {
    await arrived;
    const id = crypto.randomUUID();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(id);
        reject(new PaylianceError('timeout', late));
      }, timeoutMs);
      const stopWaiting = () => {
        clearTimeout(timer);
        waiting.delete(id);
      };
      waiting.set(id, {
        answer: (reply) => {
          stopWaiting();
          resolve(reply);
        },
        fail: (error) => {
          stopWaiting();
          reject(error);
        },
      });
      frame.contentWindow?.postMessage({ channel, id, ...message }, origin);
    });
  };
  const setUp = () => ask({ type: 'set-up', settings: { appearance, networks } });

  const hear = ({ source, origin: from, data }: MessageEvent) => {
    // Only from our frame's window, and only while it shows our own origin.
    if (source !== frame.contentWindow || from !== origin) return;
    const message = readFromFrame(data);
    if (message === null) return;
    if ('reply' in message) {
      waiting.get(message.id)?.answer(message.reply);
      return;
    }
    if (message.event === 'height') frame.style.height = `${message.height}px`;
    else if (message.event === 'enter') onEnter?.();
    else if (message.event === 'change') onChange?.({ complete: message.complete, network: message.network });
    else if (isReady) void setUp().catch(() => {});
    else {
      isReady = true;
      markReady();
    }
  };

  addEventListener('message', hear);
  frame.title = options.title ?? form;
  for (const [name, value] of Object.entries({
    border: '0',
    // The frame keeps 4px around its fields for the ring of the focused one.
    width: 'calc(100% + 8px)',
    margin: '0 -4px',
    display: 'block',
    height: '300px',
  }))
    frame.style.setProperty(name, value);
  const query = new URLSearchParams({ parent: location.origin, language });
  frame.src = `${origin}/cards/frame?${query}`;
  container.append(frame);
  const ready = arrived.then(async () => void (await setUp()));
  void ready.catch(() => {});

  return {
    ready,
    async validate() {
      const reply = await ask({ type: 'validate' });
      return reply.type === 'validated' ? reply.validation : { valid: false, fields: [] };
    },
    async submit() {
      const reply = await ask({ type: 'submit' });
      if (reply.type === 'tokenized') return reply.token;
      throw reply.type === 'failed'
        ? new PaylianceError(reply.code, reply.message)
        : new PaylianceError('unreachable', late);
    },
    async verify(reason) {
      const none = (message: string): Verification => ({ verified: false, verificationData: {}, message });
      try {
        const reply = await ask({ type: 'verify', reason });
        if (reply.type === 'verification') return reply.verification;
        return none(reply.type === 'failed' ? reply.message : late);
      } catch (error) {
        return none(error instanceof Error ? error.message : late);
      }
    },
    async restyle(next) {
      appearance = next;
      await setUp();
    },
    unmount() {
      removeEventListener('message', hear);
      markFailed(gone);
      for (const { fail } of [...waiting.values()]) fail(gone);
      frame.remove();
    },
  };
}

declare global {
  interface Window {
    Payliance: { mount(options: FieldsOptions): Fields };
  }
}

window.Payliance = { mount };
