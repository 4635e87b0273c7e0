import { array, tuple, type, union } from 'superstruct';
import type { Offer, Offers } from '@portal/domain';
import { matches } from './repair.ts';
import { isNullish, isRecord, maybeMoney, readMaybeMoney, wireId } from './scalars.ts';

const namedOption = type({ offer: wireId, value: maybeMoney, due_at_signing: maybeMoney });
const listedOption = tuple([wireId, maybeMoney, maybeMoney]);
const options = array(union([namedOption, listedOption]));

/**
 * Returns the offers of an application: those in the JSON text `application_result` under `message.options`, else the
 * same list in `offer_amounts` (LEASE-19..21, OP-61). Other text gives the status `unreadable`, never an error.
 */
export function readOffers(applicationResult: unknown, offerAmounts: unknown): Offers {
  const sources = [
    readOptions(parse(applicationResult), optionsOfResult),
    readOptions(parse(offerAmounts), plainList),
  ];
  const offers = sources.find((source) => Array.isArray(source) && source.length > 0);
  if (Array.isArray(offers)) return { status: 'listed', offers };
  return sources.includes('unreadable') ? { status: 'unreadable' } : { status: 'listed', offers: [] };
}

type Parsed = { readonly json: unknown } | 'none' | 'unreadable';

function parse(value: unknown): Parsed {
  if (isNullish(value) || value === '') return 'none';
  if (typeof value !== 'string') return { json: value };
  try {
    return { json: JSON.parse(value) as unknown };
  } catch {
    return 'unreadable';
  }
}

function readOptions(
  parsed: Parsed,
  find: (json: unknown) => unknown,
): readonly Offer[] | 'none' | 'unreadable' {
  if (typeof parsed === 'string') return parsed;
  const found = find(parsed.json);
  if (isNullish(found)) return 'none';
  if (!matches(found, options)) return 'unreadable';
  return found.map((option) => {
    const [offer, value, dueAtSigning] = Array.isArray(option)
      ? option
      : [option.offer, option.value, option.due_at_signing];
    return { offer: String(offer), value: readMaybeMoney(value), dueAtSigning: readMaybeMoney(dueAtSigning) };
  });
}

function plainList(json: unknown): unknown {
  return json;
}

// A result may have no options, but it must be an object.
function optionsOfResult(json: unknown): unknown {
  if (json === null) return null;
  if (!isRecord(json)) return 'not a result';
  if (isNullish(json.message) || typeof json.message === 'string') return null;
  return isRecord(json.message) ? json.message.options : 'not a message';
}
