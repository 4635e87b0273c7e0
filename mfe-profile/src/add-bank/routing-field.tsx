import { isRoutingNumber } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { TextField, useFormState } from '@portal/ui/form';
import { profileMessages } from '../messages/profile.messages.ts';

const length = 9;

/** The routing number. One that fails its check digit gets a hint; only the api rejects it. */
export function RoutingField() {
  const t = useMessages(profileMessages);
  const { values } = useFormState<{ readonly routing?: string }>({ subscription: { values: true } });
  const routing = values.routing ?? '';
  const doubtful = routing.length === length && !isRoutingNumber(routing);
  return (
    <TextField
      name="routing"
      label={t('bank.routing')}
      help={t(doubtful ? 'bank.routingHint' : 'bank.routingHelp')}
      inputMode="numeric"
      autoComplete="off"
      clean={(text) => text.replaceAll(/\D/g, '').slice(0, length)}
    />
  );
}
