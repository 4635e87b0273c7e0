import type { CardField } from '../card-rules.ts';

// Messages between the host's script and the frame. Everything from outside is checked, and any other message is
// ignored.

export const channel = 'payliance-fields';

/** Values of the frame's styles; each has a default. */
export interface Appearance {
  readonly scheme?: 'light' | 'dark';
  readonly font?: string;
  readonly ink?: string;
  readonly ink2?: string;
  readonly ink3?: string;
  readonly surface?: string;
  readonly line?: string;
  readonly brand?: string;
  readonly bad?: string;
  /** `10px`. */
  readonly radius?: string;
}

export const appearanceNames = [
  'font',
  'ink',
  'ink2',
  'ink3',
  'surface',
  'line',
  'brand',
  'bad',
  'radius',
] as const satisfies readonly (keyof Appearance)[];

/** Sent to the frame once, before it is used. */
export interface FrameSettings {
  readonly appearance: Appearance;
  /** Names of the card networks that are accepted; null for all. */
  readonly networks: readonly string[] | null;
}

export type Ask =
  | { readonly type: 'set-up'; readonly settings: FrameSettings }
  | { readonly type: 'validate' }
  | { readonly type: 'submit' }
  | { readonly type: 'verify'; readonly reason: string };

/** From the host's script to the frame. */
export type Request = Ask & { readonly channel: typeof channel; readonly id: string };

export interface Verification {
  readonly verified: boolean;
  /** Passed to the merchant's server unchanged; empty unless verified. */
  readonly verificationData: Readonly<Record<string, string>>;
  /** A sentence for the customer; null when verified. */
  readonly message: string | null;
}

export interface Validation {
  readonly valid: boolean;
  /** Invalid fields; the frame shows what is wrong. */
  readonly fields: readonly CardField[];
}

/** Why there is no token: `invalid` is shown next to the fields, the others as a message. */
export type ProblemCode = 'invalid' | 'rejected' | 'unreachable';

export type Reply =
  | { readonly type: 'done' }
  | { readonly type: 'validated'; readonly validation: Validation }
  | { readonly type: 'tokenized'; readonly token: string }
  | { readonly type: 'verification'; readonly verification: Verification }
  | { readonly type: 'failed'; readonly code: ProblemCode; readonly message: string };

/** From the frame to the host's script: replies and events. */
export type FromFrame = { readonly channel: typeof channel } & (
  | { readonly id: string; readonly reply: Reply }
  | { readonly event: 'ready' }
  | { readonly event: 'height'; readonly height: number }
  | { readonly event: 'change'; readonly complete: boolean; readonly network: string | null }
  | { readonly event: 'enter' }
);

type Unknown = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most;
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{8,64}$/.test(value);

/** Values of a style that can load nothing. */
const isStyle = (value: unknown): boolean =>
  value === undefined ||
  (isText(value, 200) && /^[\w#%(),.'" /-]*$/.test(value) && !/url|image|expression/i.test(value));

const isAppearance = (value: unknown): boolean =>
  isObject(value) &&
  (value.scheme === undefined || value.scheme === 'light' || value.scheme === 'dark') &&
  Object.entries(value).every(
    ([name, text]) => name === 'scheme' || (appearanceNames.some((one) => one === name) && isStyle(text)),
  );

const isSettings = (value: unknown): boolean =>
  isObject(value) &&
  isAppearance(value.appearance) &&
  (value.networks === null ||
    (Array.isArray(value.networks) && value.networks.every((name) => isText(name, 40))));

/** Reads a request of the host's script; null for any other value. */
export function readRequest(value: unknown): Request | null {
  if (!isObject(value) || value.channel !== channel || !isId(value.id)) return null;
  const fits =
    value.type === 'validate' ||
    value.type === 'submit' ||
    (value.type === 'verify' && isText(value.reason, 100) && value.reason !== '') ||
    (value.type === 'set-up' && isSettings(value.settings));
  return fits ? (value as unknown as Request) : null;
}

const isFlat = (value: unknown): boolean =>
  isObject(value) && Object.values(value).every((text) => isText(text, 4096));

const isReply = (value: unknown): boolean => {
  if (!isObject(value)) return false;
  const { type, validation, verification } = value;
  if (type === 'done') return true;
  if (type === 'tokenized') return isText(value.token, 4096) && value.token !== '';
  if (type === 'validated')
    return isObject(validation) && typeof validation.valid === 'boolean' && Array.isArray(validation.fields);
  if (type === 'verification')
    return (
      isObject(verification) &&
      typeof verification.verified === 'boolean' &&
      isFlat(verification.verificationData) &&
      (verification.message === null || isText(verification.message, 300))
    );
  return (
    type === 'failed' &&
    isText(value.message, 300) &&
    (value.code === 'invalid' || value.code === 'rejected' || value.code === 'unreachable')
  );
};

/** Reads a message of the frame; null for any other value. */
export function readFromFrame(value: unknown): FromFrame | null {
  if (!isObject(value) || value.channel !== channel) return null;
  const { id, reply, event, height, complete, network } = value;
  const fits =
    (isId(id) && isReply(reply)) ||
    event === 'ready' ||
    event === 'enter' ||
    (event === 'height' && typeof height === 'number' && height >= 0 && height <= 5000) ||
    (event === 'change' && typeof complete === 'boolean' && (network === null || isText(network, 40)));
  return fits ? (value as unknown as FromFrame) : null;
}
