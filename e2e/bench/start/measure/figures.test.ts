import type { Visit } from '../visit/visit.ts';
import { figuresOf } from './figures.ts';

const request = (path: string, start: number, end: number, transferred = 1) => ({
  address: `https://portal.test${path}`,
  start,
  end,
  transferred,
});

const visit: Visit = {
  firstPaint: 90,
  firstContentfulPaint: 95,
  content: 500,
  thread: 300,
  longTasks: [
    { start: 100, duration: 80 },
    { start: 450, duration: 60 },
    { start: 600, duration: 400 },
  ],
  requests: [
    request('/', 0, 50),
    request('/main.js', 60, 200),
    request('/main.js', 60, 200),
    request('/cached.js', 60, 61, 0),
    request('/api/leases', 210, 300),
    request('/later.js', 510, 600),
  ],
};

describe('the figures of a visit', () => {
  const figures = figuresOf(visit, (address) => ({ 'https://portal.test/main.js': 1000 })[address] ?? NaN);

  it('count each script before the content once, and none from the cache', () => {
    expect(figures).toMatchObject({ scriptBytes: 1000, requests: 3, rounds: 3 });
  });

  it('count each call that was sent before, also after the content, but no script that is preloaded and used', () => {
    expect(figures.repeatedCalls).toBe(0);
    const again = { ...visit, requests: [...visit.requests, request('/api/leases', 510, 550)] };
    expect(figuresOf(again, () => 1000)).toMatchObject({ repeatedCalls: 1, requests: 3 });
  });

  it('count as blocking what a task before the content takes beyond 50 ms', () => {
    expect(figures.blocking).toBe(40);
  });

  it('keep the times as they are', () => {
    expect(figures).toMatchObject({ firstPaint: 90, firstContentfulPaint: 95, content: 500, thread: 300 });
  });
});
