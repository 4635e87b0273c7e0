export {
  createLifecycles,
  type RemoteLifecycles,
  type RemoteProps,
  type RemoteRoot,
} from './create-lifecycles.tsx';
export { addMessageCatalogues, RemoteFrame, type RemoteFrameProps } from './remote-frame.tsx';
