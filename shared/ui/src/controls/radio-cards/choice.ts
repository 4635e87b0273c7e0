import type { ReactNode } from 'react';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** Method mark or icon. */
  readonly leading?: ReactNode;
  /** At the right: an amount. */
  readonly trailing?: ReactNode;
  /** Why it can't be selected, shown with it; it is disabled while there is a reason. */
  readonly disabledReason?: string | undefined;
}
