import type { ReactNode } from 'react';
import { CheckIcon } from '../../icons/icons.tsx';
import { useUiMessages, type UiMessageKey } from '../../messages/use-ui-messages.ts';
import { hiddenStyle } from '../../typography/visually-hidden.styles.ts';
import { stageStates, type Stage, type StageState } from './stages.ts';

interface StagedProgressProps {
  readonly label: string;
  readonly stages: readonly (Stage & {
    /** What to do in this step: a link or a button. */
    readonly action?: ReactNode;
  })[];
}

const statusText = {
  complete: 'stageComplete',
  current: 'stageCurrent',
  ahead: 'stageAhead',
} as const satisfies Record<StageState, UiMessageKey>;

/**
 * Steps with the actions of each. Returns whether a step is complete: it has actions, and all of them are completed
 * (UI-10).
 */
export function StagedProgress({ label, stages }: StagedProgressProps) {
  const t = useUiMessages();
  const states = stageStates(stages);
  return (
    <ol aria-label={label} css={{ display: 'grid', listStyle: 'none' }}>
      {stages.map(({ title, actions, action }, at) => {
        const state = states[at] ?? 'ahead';
        const done = actions.filter(({ completed }) => completed).length;
        return (
          <li
            key={at}
            {...(state === 'current' ? { 'aria-current': 'step' } : {})}
            css={{
              position: 'relative',
              display: 'grid',
              gridTemplateColumns: '32px minmax(0, 1fr)',
              gap: 16,
              paddingBottom: 28,
              '&:last-of-type': { paddingBottom: 0 },
              '&:not(:last-of-type)::before': {
                content: '""',
                position: 'absolute',
                insetInlineStart: 15,
                top: 36,
                bottom: 4,
                width: 2,
                borderRadius: 2,
                background: state === 'complete' ? 'var(--brand)' : 'var(--line)',
              },
            }}
          >
            <Mark state={state} number={at + 1} />
            <div css={{ display: 'grid', gap: 4, minWidth: 0, overflowWrap: 'anywhere' }}>
              <p
                css={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  alignItems: 'baseline',
                  gap: '0 12px',
                  minHeight: 32,
                  paddingTop: 4,
                }}
              >
                <span
                  dir="auto"
                  css={{ fontWeight: 620, color: state === 'ahead' ? 'var(--ink-2)' : 'var(--ink)' }}
                >
                  {title}
                </span>
                <span dir="auto" css={{ fontSize: 14, color: 'var(--ink-2)' }}>
                  {t(statusText[state])}
                  {actions.length > 0 &&
                    state !== 'complete' &&
                    ` · ${t('stageDone', { done, all: actions.length })}`}
                </span>
              </p>
              {actions.length > 0 && (
                <ul css={{ display: 'grid', gap: 4, listStyle: 'none', fontSize: 15 }}>
                  {actions.map(({ text, completed }, place) => (
                    <li
                      key={place}
                      css={{ display: 'flex', gap: 8, color: completed ? 'var(--ink-2)' : 'var(--ink)' }}
                    >
                      <span css={{ flex: 'none', width: 16, marginTop: 4, color: 'var(--brand)' }}>
                        {completed ? <CheckIcon size={16} /> : <Dot />}
                      </span>
                      <span dir="auto" css={{ minWidth: 0 }}>
                        {text}
                        <span css={hiddenStyle}>
                          , {t(completed ? 'stageActionDone' : 'stageActionOpen')}
                        </span>
                      </span>
                    </li>
                  ))}
                </ul>
              )}
              {action && <div css={{ marginTop: 8, justifySelf: 'start' }}>{action}</div>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Dot() {
  return (
    <span
      aria-hidden="true"
      css={{
        display: 'block',
        width: 6,
        height: 6,
        margin: 5,
        borderRadius: 9,
        background: 'var(--line-strong)',
      }}
    />
  );
}

const marks = {
  complete: { background: 'var(--brand)', color: 'var(--on-brand)', borderColor: 'var(--brand)' },
  current: { background: 'var(--brand-soft)', color: 'var(--brand-strong)', borderColor: 'var(--brand)' },
  ahead: { background: 'var(--surface)', color: 'var(--ink-2)', borderColor: 'var(--line-strong)' },
} as const satisfies Record<StageState, object>;

function Mark({ state, number }: { readonly state: StageState; readonly number: number }) {
  return (
    <span
      aria-hidden="true"
      css={{
        width: 32,
        height: 32,
        display: 'grid',
        placeItems: 'center',
        border: '1.5px solid',
        borderRadius: 99,
        fontSize: 14,
        fontWeight: 620,
        '& > svg': { strokeWidth: 2.25 },
        ...marks[state],
      }}
    >
      {state === 'complete' ? <CheckIcon size={16} /> : number}
    </span>
  );
}
