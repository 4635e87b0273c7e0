import type { UserEvent } from '@testing-library/user-event';

/** Fills an empty text field in one step, as a paste does. Use `user.type` where each key matters: it takes longer. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
