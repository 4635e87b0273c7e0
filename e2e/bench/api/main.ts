import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort, startServer } from '@portal/tooling/process';
import { root } from '../../site/paths.ts';
import { markdownTable } from '../markdown-table.ts';
import { table } from '../../steps/table.ts';
import { measureRate, type BenchRequest, type BenchTarget } from './rate.ts';
import { embeddedStore, serverStore, startApiOn, type BenchStore } from './stores.ts';

const warmUpSeconds = 3;
const roundSeconds = 2;
const rounds = 7;

interface Comparison {
  readonly request: string;
  /** The share of the bare server's requests per second that the api should reach. */
  readonly goal: number;
  readonly api: BenchTarget;
  readonly bare: BenchTarget;
}

interface Outcome {
  readonly store: string;
  readonly request: string;
  readonly api: number;
  readonly bare: number;
  readonly ratio: number;
  readonly goal: number;
}

const medianOf = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Measures both by turns, so that other load of the machine affects both. */
async function compare(store: string, { request, goal, api, bare }: Comparison): Promise<Outcome> {
  for (const side of [api, bare]) await measureRate(side, warmUpSeconds);
  const rates: { api: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    rates.push({ api: await measureRate(api, roundSeconds), bare: await measureRate(bare, roundSeconds) });
  }
  return {
    store,
    request,
    api: medianOf(rates.map((rate) => rate.api)),
    bare: medianOf(rates.map((rate) => rate.bare)),
    ratio: medianOf(rates.map((rate) => rate.api / rate.bare)),
    goal,
  };
}

function comparisonsOf(store: BenchStore, apiUrl: string, bareUrl: string): readonly Comparison[] {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}`, 'x-timezone': 'UTC' });
  const date = new Date().toISOString().slice(0, 10);
  let paid = 0;
  const payment = (path: string): BenchRequest => {
    const lease = store.leases[(paid += 1) % store.leases.length];
    if (lease === undefined) throw new Error('There is no lease to pay.');
    const order = {
      amount: 50,
      date,
      lease: lease.uuid,
      method_id: lease.bank,
      method_type: 'bank',
      isPayoffAmount: false,
    };
    const headers = {
      ...bearer(lease.token),
      'x-user-id': String(lease.userId),
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    return { method: 'POST', path, headers, body: JSON.stringify(order) };
  };
  const list = (path: string): BenchRequest => ({
    method: 'GET',
    path,
    headers: bearer(store.readerToken),
  });
  return [
    {
      request: 'GET leases',
      goal: 0.6,
      api: { origin: apiUrl, next: () => list('/api/v1/mobile/leases') },
      bare: { origin: bareUrl, next: () => list('/leases') },
    },
    {
      request: 'POST payment',
      goal: 0.5,
      api: { origin: apiUrl, next: () => payment('/api/v1/mobile/payments') },
      bare: { origin: bareUrl, next: () => payment('/payments') },
    },
  ];
}

async function measure(store: BenchStore): Promise<readonly Outcome[]> {
  const { url: apiUrl, api } = await startApiOn(store.api);
  const port = String(await findFreePort());
  const bareUrl = `http://127.0.0.1:${port}`;
  try {
    const bare = await startServer({
      name: 'bare server',
      program: process.execPath,
      args: ['--import', 'tsx', join(root, 'e2e/bench/api/bare-server.ts')],
      env: { ...process.env, BARE_STORE: store.bare, BARE_PORT: port },
      ready: { health: `${bareUrl}/api/health` },
    });
    try {
      const outcomes: Outcome[] = [];
      for (const comparison of comparisonsOf(store, apiUrl, bareUrl)) {
        outcomes.push(await compare(store.name, comparison));
      }
      return outcomes;
    } finally {
      await bare.stop();
    }
  } finally {
    await api.stop();
  }
}

const outcomes: Outcome[] = [];
for (const open of [embeddedStore, () => serverStore(process.env['TEST_DATABASE_URL'] ?? '')]) {
  const store = await open();
  try {
    outcomes.push(...(await measure(store)));
  } finally {
    await store.remove();
  }
}

console.log(
  `\nRequests per second, median of ${rounds} rounds of ${roundSeconds} s by turns after warming up, 8 connections\n`,
);
const head = ['store', 'request', 'api', 'bare Fastify', 'ratio', 'target', ''];
const rows = outcomes.map(({ store, request, api, bare, ratio, goal }) => [
  store,
  request,
  api.toFixed(0),
  bare.toFixed(0),
  ratio.toFixed(2),
  goal.toFixed(2),
  ratio >= goal ? 'met' : 'missed',
]);
console.log(table(head, rows));
const file = process.env['API_REPORT'];
if (file !== undefined) {
  const day = new Date().toISOString().slice(0, 10);
  await writeFile(file, `Measured on ${day}:\n\n${markdownTable(head, rows)}\n`);
}
const missed = outcomes.filter(({ ratio, goal }) => ratio < goal);
console.log(
  missed.length === 0 ? '\nEvery goal is met.' : `\n${missed.length} of ${outcomes.length} goals are missed.`,
);
process.exitCode = missed.length === 0 ? 0 : 1;
