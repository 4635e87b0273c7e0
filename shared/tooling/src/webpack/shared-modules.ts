/**
 * The one list of modules that the shell shares with remotes. The shell's build gets their versions as `__SHARED_VERSIONS__`
 * and its `shared-modules.ts` provides each of them; a remote's build takes each from the page (`import: false`).
 */
export type SharedModuleRule = (ProvidedAtStart | ProvidedLazily) & {
  /**
   * Webpack does not tree-shake a shared module, so of a large package the shell shares a facade: only these names.
   * The build of a remote that imports another name fails.
   */
  readonly facade?: readonly string[];
};

/** Loaded with every start that has a remote. */
interface ProvidedAtStart {
  readonly provided: 'start';
}

/** Fetched by the shell when the first remote asks for it. */
interface ProvidedLazily {
  readonly provided: 'lazy';
  /** Name of the shell's chunk that has it: the page preloads that one beside a remote that needs it. */
  readonly chunk: string;
}

export const sharedModuleRules = {
  react: { provided: 'start' },
  'react/jsx-runtime': { provided: 'start' },
  'react-dom': { provided: 'start' },
  'react-dom/client': { provided: 'start' },
  '@emotion/react': { provided: 'start', facade: ['Global', 'css', 'keyframes'] },
  '@emotion/react/jsx-runtime': { provided: 'start' },
  'react-router-dom': {
    provided: 'start',
    facade: [
      'Link',
      'NavLink',
      'Navigate',
      'Outlet',
      'Route',
      'Router',
      'Routes',
      'UNSAFE_LocationContext',
      'UNSAFE_NavigationContext',
      'createPath',
      'createSearchParams',
      'generatePath',
      'matchPath',
      'parsePath',
      'resolvePath',
      'useHref',
      'useInRouterContext',
      'useLinkClickHandler',
      'useLocation',
      'useMatch',
      'useNavigate',
      'useNavigationType',
      'useParams',
      'useResolvedPath',
      'useRoutes',
      'useSearchParams',
    ],
  },
  valtio: { provided: 'start', facade: ['proxy', 'ref', 'snapshot', 'subscribe', 'useSnapshot'] },
  '@tanstack/react-query': {
    provided: 'start',
    facade: [
      'QueryClient',
      'QueryClientProvider',
      'keepPreviousData',
      'queryOptions',
      'skipToken',
      'useMutation',
      'useQuery',
      'useQueryClient',
    ],
  },
  superstruct: {
    provided: 'start',
    facade: [
      'Struct',
      'StructError',
      'any',
      'array',
      'assert',
      'assign',
      'boolean',
      'coerce',
      'create',
      'define',
      'dynamic',
      'enums',
      'instance',
      'integer',
      'is',
      'lazy',
      'literal',
      'max',
      'min',
      'nonempty',
      'nullable',
      'number',
      'object',
      'optional',
      'pattern',
      'record',
      'refine',
      'size',
      'string',
      'tuple',
      'type',
      'union',
      'unknown',
      'validate',
    ],
  },
  '@portal/i18n': { provided: 'start' },
  '@portal/platform': { provided: 'start' },
  '@portal/platform/contract': {
    provided: 'start',
    facade: ['defineContract', 'fromAddress', 'readOf'],
  },
  '@portal/platform/remote': { provided: 'start' },
  '@portal/ui': { provided: 'start' },
  '@portal/ui/aria': { provided: 'start' },
  '@portal/ui/icon-drawing': { provided: 'start' },
  moment: { provided: 'lazy', chunk: 'moment' },
  'final-form': {
    provided: 'lazy',
    chunk: 'final-form',
    facade: ['ARRAY_ERROR', 'FORM_ERROR', 'getIn', 'setIn'],
  },
  'react-final-form': {
    provided: 'lazy',
    chunk: 'final-form',
    facade: ['Form', 'useField', 'useForm', 'useFormState'],
  },
} as const satisfies Record<string, SharedModuleRule>;

export type SharedModuleName = keyof typeof sharedModuleRules;

type Rules = typeof sharedModuleRules;

/** Names of a facade: the shell's own file says `satisfies Record<FacadeName<'valtio'>, unknown>`. */
export type FacadeName<Name extends SharedModuleName> = Rules[Name] extends {
  facade: readonly (infer Export)[];
}
  ? Export
  : never;

/** Rules with their names, for code that goes through all of them. */
export const sharedModules: readonly (readonly [SharedModuleName, SharedModuleRule])[] = Object.entries(
  sharedModuleRules,
).map(([name, rule]) => [name as SharedModuleName, rule]);
