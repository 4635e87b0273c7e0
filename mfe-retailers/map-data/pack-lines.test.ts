import { packLines } from './pack-lines.ts';

it('packs lines as steps on a grid, without steps of nothing', () => {
  const line = [
    [-84, 33],
    [-84.01, 33.01],
    [-83.5, 32.5],
  ];
  expect(packLines([line], 10)).toEqual({ perDegree: 10, lines: [[-840, 330, 5, -5]] });
});
