import { usePlatform } from '@portal/platform';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { onSchemeChange, readAppearance } from './appearance.ts';
import { fieldsReady, providerMessage, type CardFields } from './card-provider.ts';
import { loadCardProvider } from './load-card-provider.ts';

/** What the page needs to mount the provider's form: the answer of the api. */
interface FormConfig {
  readonly scriptUrl: string;
  readonly options: Readonly<Record<string, unknown>>;
}

interface CardFieldsOptions {
  /** Null while it loads. */
  readonly config: FormConfig | null;
  /** Language of the form and of what it says; a later one counts at the next mount, because one empties the fields. */
  readonly language: string;
  /** Name of the frame for assistive technology. */
  readonly title: string;
  readonly onEnter: () => void;
  readonly onChange: () => void;
}

export type CardFieldsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly status: 'ready'; readonly fields: CardFields };

interface MountedCardFields {
  /** The element that the frame is added to. */
  readonly container: RefObject<HTMLDivElement | null>;
  readonly state: CardFieldsState;
}

/** Loads the provider's script and mounts its form in an element, as long as the component is in the page (PROF-60). */
export function useCardFields({
  config,
  language,
  title,
  onEnter,
  onChange,
}: CardFieldsOptions): MountedCardFields {
  const { wholeAddress } = usePlatform();
  const container = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<CardFieldsState>({ status: 'loading' });
  const enter = useEffectEvent(() => onEnter());
  const change = useEffectEvent(() => onChange());
  const getMessages = useEffectEvent(() => ({ language, title }));

  useEffect(() => {
    const element = container.current;
    if (config === null || element === null) return undefined;
    let left = false;
    let fields: CardFields | null = null;
    let stopRestyling = () => {};

    const mount = async (): Promise<CardFields | null> => {
      const provider = await loadCardProvider(wholeAddress(config.scriptUrl));
      if (left) return null;
      const mounted = provider.mount({
        ...config.options,
        container: element,
        appearance: readAppearance(element),
        ...getMessages(),
        onEnter: () => enter(),
        onChange: () => change(),
      });
      fields = mounted;
      await fieldsReady(mounted);
      stopRestyling = onSchemeChange(element, () => {
        mounted.restyle?.(readAppearance(element)).catch(() => {});
      });
      return mounted;
    };

    mount().then(
      (mounted) => {
        if (mounted === null) return;
        if (left) stopRestyling();
        else setState({ status: 'ready', fields: mounted });
      },
      (error: unknown) => {
        if (left) return;
        const retry = () => {
          setState({ status: 'loading' });
          setAttempt((before) => before + 1);
        };
        setState({ status: 'failed', message: providerMessage(error), retry });
      },
    );
    return () => {
      left = true;
      stopRestyling();
      fields?.unmount();
      element.replaceChildren();
    };
  }, [config, attempt, wholeAddress]);

  return { container, state };
}
