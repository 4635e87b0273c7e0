import { checkToken } from '@portal/api-contract';

/** The session check as far as the page's inline script has to know it. */
export interface SessionCheckCall {
  readonly method: string;
  readonly path: string;
}

/** For the build of the inline script, which must not include the endpoint with its shapes. */
export const sessionCheckCall: SessionCheckCall = { method: checkToken.method, path: checkToken.path };
