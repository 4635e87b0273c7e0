export {
  createParcel,
  type ParcelComponentProps,
  type ParcelLifecycles,
  type ParcelProps,
} from './create-parcel.tsx';
export {
  createLifecycles,
  type RemoteLifecycles,
  type RemoteProps,
  type RemoteRoot,
} from './create-lifecycles.tsx';
export { addMessageCatalogues, RemoteFrame, type RemoteFrameProps } from './remote-frame.tsx';
