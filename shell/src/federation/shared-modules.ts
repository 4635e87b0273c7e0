import * as emotionRuntime from '@emotion/react/jsx-runtime';
import * as i18n from '@portal/i18n';
import * as platform from '@portal/platform';
import * as platformRemote from '@portal/platform/remote';
import * as ui from '@portal/ui';
import * as aria from '@portal/ui/aria';
import { createLucideIcon } from '@portal/ui/icon-drawing';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as reactRuntime from 'react/jsx-runtime';
import * as emotionFacade from './facades/emotion-react.facade.ts';
import * as contractFacade from './facades/platform-contract.facade.ts';
import * as queryFacade from './facades/react-query.facade.ts';
import * as routerFacade from './facades/react-router-dom.facade.ts';
import * as superstructFacade from './facades/superstruct.facade.ts';
import * as valtioFacade from './facades/valtio.facade.ts';

/** A module that the shell hands to remotes: bundled with the shell, or fetched when the first remote asks for it. */
export type SharedModule = { readonly lib: () => object } | { readonly get: () => Promise<() => object> };

/**
 * Every module that remotes take from the page, by the name they import it by. The build preset has the same list, and
 * remotes bundle none of these. Large packages are handed over as facades, because a shared module is never tree-shaken.
 */
export const sharedModules: Readonly<Record<string, SharedModule>> = {
  react: { lib: () => react },
  'react/jsx-runtime': { lib: () => reactRuntime },
  'react-dom': { lib: () => reactDom },
  'react-dom/client': { lib: () => reactDomClient },
  '@emotion/react': { lib: () => emotionFacade },
  '@emotion/react/jsx-runtime': { lib: () => emotionRuntime },
  'react-router-dom': { lib: () => routerFacade },
  valtio: { lib: () => valtioFacade },
  '@tanstack/react-query': { lib: () => queryFacade },
  superstruct: { lib: () => superstructFacade },
  '@portal/i18n': { lib: () => i18n },
  '@portal/platform': { lib: () => platform },
  '@portal/platform/contract': { lib: () => contractFacade },
  '@portal/platform/remote': { lib: () => platformRemote },
  '@portal/ui': { lib: () => ui },
  '@portal/ui/aria': { lib: () => aria },
  // A default export of its package, whose modules are imported as Node does: the module is the function.
  '@portal/ui/icon-drawing': { lib: () => createLucideIcon },
  moment: { get: () => import(/* webpackChunkName: "moment" */ 'moment').then((module) => () => module) },
  'final-form': {
    get: () =>
      import(/* webpackChunkName: "final-form" */ './facades/final-form.facade.ts').then(
        (module) => () => module,
      ),
  },
  'react-final-form': {
    get: () =>
      import(/* webpackChunkName: "final-form" */ './facades/react-final-form.facade.ts').then(
        (module) => () => module,
      ),
  },
};
