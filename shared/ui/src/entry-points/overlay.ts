export { AlertDialog } from '../overlay/question/alert-dialog.tsx';
export { ConfirmDialog } from '../overlay/question/confirm-dialog.tsx';
export { Dialog } from '../overlay/dialog/dialog.tsx';
export { Drawer } from '../overlay/drawer/drawer.tsx';
export { NotificationRegion } from '../overlay/notification-region/notification-region.tsx';
export { SidePanel } from '../overlay/side-panel/side-panel.tsx';
