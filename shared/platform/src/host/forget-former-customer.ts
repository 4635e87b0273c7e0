import type { QueryClient } from '@tanstack/react-query';
import type { EventBus } from '../events/event-bus.ts';
import type { DialogsStore } from '../notify/dialogs-store.ts';
import type { NotificationsStore } from '../notify/notifications-store.ts';

interface FormerCustomerOptions {
  readonly events: EventBus;
  readonly queryClient: QueryClient;
  readonly dialogs: Pick<DialogsStore, 'dismissAll'>;
  readonly notifications: Pick<NotificationsStore, 'closeAll'>;
}

/**
 * Has the page forget what a customer was answered, asked and told: when the session ends, and when another customer signs
 * in, whom a one-time login can put in the place of one who never signed out. Later listeners find nothing of it.
 */
export function forgetFormerCustomer({
  events,
  queryClient,
  dialogs,
  notifications,
}: FormerCustomerOptions): void {
  let customer: string | null = null;
  const forget = () => {
    void queryClient.cancelQueries();
    queryClient.clear();
    dialogs.dismissAll();
    notifications.closeAll();
  };
  events.on('session.ended', forget);
  events.on('session.started', ({ userId }) => {
    if (customer !== null && customer !== userId) forget();
    customer = userId;
  });
}
