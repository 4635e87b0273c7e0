import type { TableLine } from './table-line.ts';

/** What a key does in a tree of rows: move to another row, open or close this one, or nothing. */
type BranchMove =
  | { readonly type: 'go'; readonly to: string }
  | { readonly type: 'toggle' }
  | { readonly type: 'stay' };

/** The arrow that points to child rows, which depends on the direction of writing. */
type Inward = 'ArrowRight' | 'ArrowLeft';

const stay: BranchMove = { type: 'stay' };

/**
 * Returns what a key does in a tree grid (UI-11): up and down by row, Home and End to the first and the last; inwards
 * opens a row and then moves to its first child, outwards closes it and then moves to its parent.
 */
export function branchMove<Row>(
  key: string,
  id: string,
  lines: readonly TableLine<Row>[],
  inward: Inward = 'ArrowRight',
): BranchMove {
  const at = lines.findIndex((line) => line.id === id);
  const branch = lines[at]?.branch;
  const go = (line: { readonly id: string } | undefined): BranchMove =>
    line ? { type: 'go', to: line.id } : stay;
  if (!branch) return stay;
  if (key === 'ArrowDown') return go(lines[at + 1]);
  if (key === 'ArrowUp') return go(lines[at - 1]);
  if (key === 'Home') return go(lines[0]);
  if (key === 'End') return go(lines.at(-1));
  if (key === 'Enter') return branch.status === 'leaf' ? stay : { type: 'toggle' };
  if (key === inward) {
    if (branch.status === 'closed') return { type: 'toggle' };
    return branch.status === 'open' ? go(lines[at + 1]) : stay;
  }
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    if (branch.status === 'open') return { type: 'toggle' };
    return branch.parent === null ? stay : { type: 'go', to: branch.parent };
  }
  return stay;
}
