import {
  lastingAttributes,
  readAttributes,
  readShownAttributes,
  shownAttributes,
} from './embed-attributes.ts';
import type { EmbeddedRemote } from '../remote/embedded-remote.ts';
import { startEmbed, type RunningEmbed } from './start-embed.tsx';
import type { AskToken } from '../session/create-embed-session.ts';

/**
 * Creates the class of a remote's element. It draws while it is in the page, and keeps nothing once it is taken out; one
 * that is only moved stays as it is.
 */
export function createPortalElement(remote: EmbeddedRemote): CustomElementConstructor {
  return class PortalElement extends HTMLElement {
    static readonly observedAttributes = [...lastingAttributes, ...shownAttributes];

    readonly #root = this.attachShadow({ mode: 'open' });
    #running: RunningEmbed | null = null;
    #token: AskToken | null = null;

    constructor() {
      super();
      // A page may have set it before the script was there.
      if (Object.hasOwn(this, 'token')) {
        const { token } = this;
        Reflect.deleteProperty(this, 'token');
        this.token = token;
      }
    }

    /** Called for the session's token; it gives null while nobody is signed in on the page. */
    get token(): AskToken | null {
      return this.#token;
    }

    set token(token: AskToken | null) {
      this.#token = token;
      this.#running?.askAgain();
    }

    connectedCallback(): void {
      this.#running ??= this.#start();
    }

    disconnectedCallback(): void {
      // An element that is moved is taken out first.
      queueMicrotask(() => {
        if (!this.isConnected) this.#stop();
      });
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      if (this.#running === null || before === after) return;
      if (shownAttributes.includes(name)) this.#running.show(readShownAttributes(this));
      else {
        this.#stop();
        this.#running = this.#start();
      }
    }

    #start(): RunningEmbed {
      return startEmbed({
        remote,
        attributes: readAttributes(this),
        element: this,
        shadow: this.#root,
        askToken: async (rejected) => (await this.#token?.(rejected)) ?? null,
      });
    }

    #stop(): void {
      this.#running?.stop();
      this.#running = null;
    }
  };
}
