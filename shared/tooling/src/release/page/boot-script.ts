import { sessionCheckCall } from '@portal/platform/early';
import { inlineScript } from './inline-script.ts';

export interface BootValues {
  /** Origins of dev servers with a slash at the end; none in a release. */
  readonly devOrigins: readonly string[];
  /** Font address of each brand by key. */
  readonly fonts: Readonly<Record<string, string>>;
}

/** Compiles the inline script in the head of index.html. */
export function bootScript({ devOrigins, fonts }: BootValues): string {
  return inlineScript('boot.ts', {
    __DEV_ORIGINS__: devOrigins,
    __SESSION_CHECK__: sessionCheckCall,
    __FONTS__: fonts,
  });
}
