import { parseArgs } from 'node:util';
import type { CatalogueOptions } from './catalogue-options.ts';
import { looks } from './look.ts';
import { readmeOptions } from './readme-pictures.ts';
import { stateNames } from './states/state-names.ts';

const lists = {
  state: stateNames,
  brand: looks.brand,
  language: looks.language,
  width: looks.width,
  scheme: looks.scheme,
} as const;

const option = { type: 'string', multiple: true } as const;

/**
 * Reads `--route pay --brand main --width 390`, each of them any number of times; by default all there is; `--axe`; or
 * `--readme`. Throws an error that says what is allowed.
 */
export function parseOptions(args: readonly string[]): CatalogueOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      route: option,
      state: option,
      brand: option,
      language: option,
      width: option,
      scheme: option,
      axe: { type: 'boolean' },
      readme: { type: 'boolean' },
    },
  });
  const chosen = <Name extends keyof typeof lists>(name: Name) => {
    const allowed: readonly (typeof lists)[Name][number][] = lists[name];
    return values[name] === undefined ? allowed : values[name].map((value) => oneOf(name, allowed, value));
  };
  if (values.readme) return readmeOptions;
  return {
    routes: values.route ?? [],
    states: chosen('state'),
    looks: {
      brand: chosen('brand'),
      language: chosen('language'),
      width: chosen('width'),
      scheme: chosen('scheme'),
    },
    axe: values.axe ?? false,
    readme: false,
  };
}

function oneOf<Value extends string>(name: string, allowed: readonly Value[], text: string): Value {
  const value = allowed.find((candidate) => candidate === text);
  if (value !== undefined) return value;
  throw new Error(`--${name} must be one of ${allowed.join(', ')}, not "${text}".`);
}
