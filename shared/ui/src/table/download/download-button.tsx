import { useEffect, useRef, useState } from 'react';
import { Button } from '../../button/button.tsx';
import { DownloadIcon } from '../../icons/icons.tsx';
import { useUiMessages } from '../../messages/use-ui-messages.ts';

interface DownloadButtonProps {
  /**
   * Fetches the file and hands it to the browser (UI-57): `useDownload` of the platform's widgets. Resolves to the name
   * that it was saved under; rejects with an Error whose message the reader sees.
   */
  readonly download: () => Promise<string>;
  /** `Download` unless told. */
  readonly text?: string;
  readonly disabled?: boolean;
  /** 40 high in a bar, 48 in a form; `s` unless told. */
  readonly size?: 'm' | 's';
}

type State =
  | { readonly status: 'idle' | 'pending' }
  | { readonly status: 'saved'; readonly name: string }
  | { readonly status: 'failed'; readonly message: string };

/** Fetches a file; says that it works, what was saved, or why not. */
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
