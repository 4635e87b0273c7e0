import { Agent, request } from 'node:http';

/** One request of a measurement. */
export interface BenchRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** As many as a browser opens to one host, and two more. */
const connections = 8;

/**
 * Requests that are answered in a second, over connections that stay open and have one request under way each.
 *
 * @throws when one is answered other than 200: a refusal is quick, and would be counted as speed
 */
export async function rateOf(next: () => BenchRequest, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const began = performance.now();
  const end = began + seconds * 1000;
  let answered = 0;
  const ask = async () => {
    while (performance.now() < end) {
      await send(agent, next());
      answered += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, ask));
    return (answered / (performance.now() - began)) * 1000;
  } finally {
    agent.destroy();
  }
}

function send(agent: Agent, { method, url, headers, body }: BenchRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve();
        else
          reject(
            new Error(`${method} ${url} answered ${answer.statusCode}: ${Buffer.concat(parts).toString()}`),
          );
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
