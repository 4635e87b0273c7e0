export {
  createLifecycles,
  type RemoteLifecycles,
  type RemoteProps,
  type RemoteRoot,
} from './create-lifecycles.tsx';
export { addCatalogues, RemoteFrame, type RemoteFrameProps } from './remote-frame.tsx';
