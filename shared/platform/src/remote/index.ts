export {
  createLifecycles,
  type RemoteLifecycles,
  type RemoteProps,
  type RemoteRoot,
} from './create-lifecycles.tsx';
