export { OverlayContainer } from '../shadow/overlay-container.tsx';
