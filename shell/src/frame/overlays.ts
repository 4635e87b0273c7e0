/** Face of the chunk that is fetched with the first drawer, dialog or message: sign-in shows without it. */
export { MenuDrawer } from './menu-drawer.tsx';
export { HelpDialog } from '../screens/help-dialog.tsx';
export { OpenDialogs } from './open-dialogs.tsx';
export { ShownNotifications } from './shown-notifications.tsx';
