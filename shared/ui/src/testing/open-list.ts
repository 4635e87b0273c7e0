interface PlayContext {
  readonly canvasElement: HTMLElement;
}

/** Opens the list of the first select or picker of a story. */
export async function openList({ canvasElement }: PlayContext): Promise<void> {
  canvasElement.querySelector<HTMLElement>('button[aria-haspopup]')?.click();
  await new Promise((resolve) => requestAnimationFrame(resolve));
}
