import { assert } from 'superstruct';
import { parametersOf, patternKey } from '../routing/path-pattern.ts';
import { requiredQuery } from '../routing/route-query.ts';
import { contractStruct } from './contract-struct.ts';
import { opensWithoutSession } from './check-access.ts';
import type { RemoteContract, RouteContract, TabGroupContract } from './contract.ts';
import { isSameShape, platformEventShape } from './event-shapes.ts';
import { addressInputsOf } from './read-contract.ts';
import { explain } from '../validation/explain.ts';

/** A contract that can't be used; the message names what is wrong and where. */
export class ContractError extends Error {
  override name = 'ContractError';
}

/**
 * Returns the contract in a value from outside. Strict: rejects unknown keys, titles without a message, tabs, menu items
 * and back links that lead nowhere, and events of the platform in another shape.
 *
 * @throws ContractError
 */
export function parseContract(value: unknown): RemoteContract {
  try {
    assert(value, contractStruct);
  } catch (error) {
    throw new ContractError(explain(error, 'contract'));
  }
  const contract = value as unknown as RemoteContract;
  const fault = faultsOf(contract).next().value;
  if (fault) throw new ContractError(`${contract.name}: ${fault}`);
  return contract;
}

function* faultsOf(contract: RemoteContract): Generator<string, undefined> {
  yield* routeFaults(contract);
  yield* readFaults(contract);
  yield* linkFaults(contract);
  yield* tabFaults(contract);
  yield* messageFaults(contract);
  yield* eventFaults(contract);
  const parcel = firstDuplicate((contract.parcels ?? []).map(({ name }) => name));
  if (parcel !== null) yield `two parcels are named ${parcel}.`;
  return undefined;
}

function* routeFaults({ routes }: RemoteContract): Generator<string> {
  const id = firstDuplicate(routes.map((route) => route.id));
  if (id !== null) yield `two routes have the id ${id}.`;
  const path = firstDuplicate(routes.map((route) => patternKey(route.path)));
  if (path !== null) yield `two routes have the path ${path}.`;
  for (const route of routes) {
    const name = firstDuplicate(parametersOf(route.path));
    if (name !== null) yield `the path of route ${route.id} has two parameters :${name}.`;
    const twice = parametersOf(route.path).find((parameter) => parameter in (route.query ?? {}));
    if (twice !== undefined) yield `route ${route.id} has :${twice} in its path and its query.`;
    if (route.prerender && !dependsOnBrandAlone(route))
      yield `route ${route.id} can't be prerendered: it must be bare, without parameters, and open without a session.`;
  }
}

/** Whether a route can show the same to everybody: only brand and configuration may change what a build draws. */
function dependsOnBrandAlone(route: RouteContract): boolean {
  return route.frame === 'bare' && opensWithoutSession(route.access) && inputsOf(route).length === 0;
}

function* readFaults({ routes }: RemoteContract): Generator<string> {
  for (const { id, path, query = {}, access, reads = [] } of routes) {
    if (reads.length > 0 && opensWithoutSession(access))
      yield `route ${id} has reads, which need a session, and opens without one.`;
    const given = new Set([...parametersOf(path), ...Object.keys(query)]);
    const missing = reads.flatMap(addressInputsOf).find((name) => !given.has(name));
    if (missing !== undefined)
      yield `a read of route ${id} needs ${missing}, which its address does not have.`;
  }
}

function* linkFaults({ routes, menu = [] }: RemoteContract): Generator<string> {
  const byId = new Map(routes.map((route) => [route.id, route]));
  for (const { id, path, back } of routes) {
    if (back === undefined) continue;
    const target = byId.get(back);
    const missing = target && missingInput(path, target);
    if (!target) yield `the back link of route ${id} leads to route ${back}, which does not exist.`;
    else if (missing !== undefined)
      yield `the back link of route ${id} needs ${missing}, which its path does not have.`;
  }
  for (const { route, activeOn = [] } of menu) {
    const unknown = [route, ...activeOn].find((id) => !byId.has(id));
    if (unknown !== undefined) yield `a menu item names route ${unknown}, which does not exist.`;
    const target = byId.get(route);
    if (target && inputsOf(target).length > 0)
      yield `a menu item leads to route ${route}, which needs ${inputsOf(target)[0]}.`;
  }
}

/** Names of the parameters without which a route has no address. */
function inputsOf({ path, query = {} }: RouteContract): readonly string[] {
  return [...parametersOf(path), ...requiredQuery(query)];
}

/** Returns the first parameter that a link to a route needs and the path of the address with the link does not have. */
function missingInput(path: string, target: RouteContract): string | undefined {
  const given = new Set(parametersOf(path));
  return inputsOf(target).find((needed) => !given.has(needed));
}

function* tabFaults({ routes, tabGroups = [] }: RemoteContract): Generator<string> {
  const double = firstDuplicate(tabGroups.map(({ id }) => id));
  if (double !== null) yield `two tab groups have the id ${double}.`;
  const ids = new Set(routes.map(({ id }) => id));
  for (const group of tabGroups) {
    for (const { route } of group.tabs) {
      if (!ids.has(route)) yield `tab group ${group.id} points to route ${route}, which does not exist.`;
    }
  }
  for (const route of routes) {
    const { id, tabs } = route;
    if (!tabs) continue;
    const group = tabGroups.find((candidate) => candidate.id === tabs.group);
    const current = tabs.tab ?? id;
    if (!group) yield `route ${id} is in tab group ${tabs.group}, which does not exist.`;
    else if (!group.tabs.some((tab) => tab.route === current)) {
      yield `tab group ${group.id} has no tab ${current}, which route ${id} wants to light up.`;
    } else yield* tabLinkFaults(route, group, routes);
  }
}

function* tabLinkFaults(
  { id, path }: RouteContract,
  { id: group, tabs }: TabGroupContract,
  routes: readonly RouteContract[],
): Generator<string> {
  const targets = routes.filter((target) => tabs.some(({ route }) => route === target.id));
  for (const target of targets) {
    const missing = missingInput(path, target);
    if (missing !== undefined)
      yield `tab ${target.id} of group ${group} needs ${missing}, which the path of route ${id} does not have.`;
  }
}

function* messageFaults({ routes, tabGroups = [], menu = [], messages }: RemoteContract): Generator<string> {
  const used = [
    ...routes.map(({ title }) => title),
    ...tabGroups.flatMap(({ tabs }) => tabs.map(({ label }) => label)),
    ...menu.map(({ text }) => text),
  ];
  for (const key of used) {
    if (!messages.en[key]) yield `messages.en has no message for ${key}.`;
  }
  for (const [language, translations] of Object.entries(messages)) {
    for (const key of Object.keys(translations)) {
      if (!(key in messages.en)) yield `messages.${language} has ${key}, which messages.en does not have.`;
    }
  }
}

function* eventFaults({ emits = {}, listens = {} }: RemoteContract): Generator<string> {
  for (const name of Object.keys(emits)) {
    if (platformEventShape(name)) yield `emits ${name}, which is an event of the platform's own.`;
  }
  for (const [name, shape] of Object.entries(listens)) {
    const own = platformEventShape(name) ?? emits[name]?.detail;
    if (own !== undefined && !isSameShape(own, shape))
      yield `listens to ${name} in another shape than it has.`;
  }
}

function firstDuplicate(names: readonly string[]): string | null {
  return names.find((name, index) => names.indexOf(name) !== index) ?? null;
}
