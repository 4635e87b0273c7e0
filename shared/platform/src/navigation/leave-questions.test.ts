import type { ConfirmRequest } from '../notify/notify.ts';
import { leaveQuestions } from './leave-questions.ts';

function setup(answer = true) {
  const blocks = new Set<() => boolean | Promise<boolean>>();
  const asked: ConfirmRequest[] = [];
  const questions = leaveQuestions(
    {
      block(mayLeave) {
        blocks.add(mayLeave);
        return () => blocks.delete(mayLeave);
      },
      hold: () => () => {},
    },
    {
      confirm: (request) => {
        asked.push(request);
        return Promise.resolve(answer);
      },
      alert: () => Promise.resolve(),
    },
  );
  const leave = () => [...blocks][0]?.();
  return { blocks, asked, leave, ...questions };
}

it.each([true, false])('UI-27: asks once for two changed forms and does as answered: %s', async (answer) => {
  const { block, asked, leave } = setup(answer);
  block(() => ({ title: 'Discard?' }));
  block(() => ({ title: 'Discard as well?' }));
  expect(await leave()).toBe(answer);
  expect(asked).toEqual([{ title: 'Discard?' }]);
});

it('UI-27: asks nothing when nobody has a question', async () => {
  const { block, asked, leave } = setup();
  block(() => null);
  expect(await leave()).toBe(true);
  expect(asked).toEqual([]);
});

it('holds the page only while somebody may have a question', () => {
  const { block, blocks } = setup();
  const stops = [block(() => null), block(() => null)];
  expect(blocks.size).toBe(1);
  stops[0]?.();
  expect(blocks.size).toBe(1);
  stops[1]?.();
  expect(blocks.size).toBe(0);
  block(() => null);
  expect(blocks.size).toBe(1);
});
