export { AlertDialog } from './alert-dialog.tsx';
export { ConfirmDialog } from './confirm-dialog.tsx';
export { Dialog } from './dialog.tsx';
export { Drawer } from './drawer.tsx';
export { NotificationRegion } from './notification-region.tsx';
export type { NotificationItem } from './notification-region.tsx';
export { SidePanel } from './side-panel.tsx';
export { panelRemovalDelay } from './use-panel-state.ts';
export type { PanelState } from './use-panel-state.ts';
