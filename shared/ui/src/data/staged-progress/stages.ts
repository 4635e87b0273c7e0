export interface StageAction {
  readonly text: string;
  readonly completed: boolean;
}

export interface Stage {
  readonly title: string;
  readonly actions: readonly StageAction[];
}

/** Returns whether a step is complete: it has actions, and all of them are completed (UI-10). */
export function isComplete({ actions }: Pick<Stage, 'actions'>): boolean {
  return actions.length > 0 && actions.every(({ completed }) => completed);
}

export type StageState = 'complete' | 'current' | 'ahead';

/** Returns the status of each step. The first incomplete one is current; a complete one after it stays complete. */
export function stageStates(stages: readonly Pick<Stage, 'actions'>[]): readonly StageState[] {
  const current = stages.findIndex((stage) => !isComplete(stage));
  return stages.map((stage, at) => {
    if (isComplete(stage)) return 'complete';
    return at === current ? 'current' : 'ahead';
  });
}
