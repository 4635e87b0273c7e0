import { useEffect, useRef, useState } from 'react';
import { Button } from '../../button/button.tsx';
import { DownloadIcon } from '../../icons/icons.tsx';
import { useUiMessages } from '../../messages/use-ui-messages.ts';

interface DownloadButtonProps {
  /**
   * Fetches the file and passes it to the browser (UI-57): `useDownload` of the platform's widgets. Resolves to the
   * saved file's name; rejects with an Error whose message the user sees.
   */
  readonly download: () => Promise<string>;
  /** `Download` by default. */
  readonly text?: string;
  readonly disabled?: boolean;
  /** `s` is 40 px high, for bars; `m` is 48 px, for forms; `s` by default. */
  readonly size?: 'm' | 's';
}

type State =
  | { readonly status: 'idle' | 'pending' }
  | { readonly status: 'saved'; readonly name: string }
  | { readonly status: 'failed'; readonly message: string };

/** A button that fetches a file, and says that it is working, what was saved, or why it failed. */
export function DownloadButton({ download, text, disabled = false, size = 's' }: DownloadButtonProps) {
  const t = useUiMessages();
  const [state, setState] = useState<State>({ status: 'idle' });
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  async function start() {
    setState({ status: 'pending' });
    const outcome = await download().then(
      (name): State => ({ status: 'saved', name }),
      (error: unknown): State => ({
        status: 'failed',
        message: (error instanceof Error && error.message) || t('downloadFailed'),
      }),
    );
    if (!gone.current) setState(outcome);
  }

  return (
    <span css={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', minWidth: 0 }}>
      <Button
        variant="secondary"
        size={size}
        icon={<DownloadIcon />}
        pending={state.status === 'pending'}
        disabled={disabled}
        onClick={() => void start()}
      >
        {text ?? t('download')}
      </Button>
      <span role="status" dir="auto" css={[note, { color: 'var(--ink-2)' }]}>
        {state.status === 'saved' && t('downloadSaved', { name: state.name })}
      </span>
      <span role="alert" dir="auto" css={[note, { color: 'var(--bad)' }]}>
        {state.status === 'failed' && state.message}
      </span>
    </span>
  );
}

const note = { fontSize: 14, overflowWrap: 'anywhere', '&:not(:empty)': { marginInlineStart: 12 } } as const;
