import { countRounds } from './rounds.ts';

const page = { start: 0, end: 100 };

describe('rounds of requests', () => {
  it('counts requests that are under way together once', () => {
    expect(countRounds([page, { start: 110, end: 200 }, { start: 120, end: 300 }])).toBe(2);
  });

  it('counts a request that begins after a response as one more round', () => {
    expect(countRounds([{ start: 205, end: 300 }, page, { start: 110, end: 200 }])).toBe(3);
  });

  it('counts a request that begins while the page still arrives in its round', () => {
    expect(countRounds([page, { start: 60, end: 200 }])).toBe(1);
  });

  it('counts none without requests', () => {
    expect(countRounds([])).toBe(0);
  });
});
