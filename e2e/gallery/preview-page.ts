/** What the tests add to the page of the gallery, so that one call from outside does all the work on a story. */
export interface PreviewPage {
  /** Draws a story, anew if it is the current one. Rejects with the reason when it could not be drawn. */
  draw(id: string): Promise<void>;
  /** Returns a finding when the page is wider than its window. */
  tooWide(): readonly string[];
}

declare global {
  interface Window {
    readonly previewPage: PreviewPage;
    /** The part of Storybook's preview through which its own frame talks to it. */
    readonly __STORYBOOK_ADDONS_CHANNEL__?: {
      emit(event: string, ...details: unknown[]): void;
      on(event: string, listener: (detail: unknown) => void): void;
      off(event: string, listener: (detail: unknown) => void): void;
    };
  }
}

/** Runs in the page, before its own scripts; it can use nothing of this module. */
export function addPreviewPage(): void {
  let current = new URLSearchParams(location.search).get('id');

  function draw(id: string): Promise<void> {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    if (!channel) return Promise.reject(new Error('The page is not the gallery.'));
    // Both events would draw it twice, the second time while a test already uses it.
    const event = id === current ? 'forceRemount' : 'setCurrentStory';
    current = id;
    return new Promise((resolve, reject) => {
      const failures = ['storyThrewException', 'storyErrored', 'storyMissing'];
      const failed = (detail: unknown) => {
        stopListening();
        reject(new Error(`${id} could not be drawn: ${JSON.stringify(detail)}`));
      };
      const drawn = (detail: unknown) => {
        // The previous story may just have finished.
        if ((detail as { readonly storyId: string }).storyId !== id) return;
        stopListening();
        resolve();
      };
      function stopListening() {
        for (const name of failures) channel?.off(name, failed);
        channel?.off('storyFinished', drawn);
      }
      for (const name of failures) channel.on(name, failed);
      // Not `storyRendered`: a story that is left before it has finished is kept in memory for a while.
      channel.on('storyFinished', drawn);
      channel.emit(event, { storyId: id, viewMode: 'story' });
    });
  }

  function tooWide(): readonly string[] {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > window.innerWidth
      ? [`${scrollWidth} px wide in a window of ${window.innerWidth}`]
      : [];
  }

  Object.assign(window, { previewPage: { draw, tooWide } satisfies PreviewPage });
}
