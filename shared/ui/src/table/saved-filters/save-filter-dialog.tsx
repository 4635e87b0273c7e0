import { enums, nonempty, object, refine, string, type Infer } from 'superstruct';
import { Form } from '../../form/form.tsx';
import { RadioCards } from '../../controls/radio-cards/radio-cards.tsx';
import { SubmitButton } from '../../form/submit-button.tsx';
import { TextField } from '../../controls/text-field/text-field.tsx';
import { Dialog } from '../../overlay/dialog/dialog.tsx';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import type { FilterSource, SavedFilter } from './saved-filter.ts';

interface SaveFilterDialogProps {
  readonly open: boolean;
  readonly source: FilterSource;
  readonly values: SavedFilter['inputValues'];
  readonly onSaved: (name: string) => void;
  readonly onClose: () => void;
}

/** Maximum characters of a name, which is shown in a menu. */
const longestName = 80;

const saved = object({
  name: refine(nonempty(string()), 'letters', (name) => name.trim() !== ''),
  forWhom: enums(['personal', 'global']),
});

/** Asks for the name of a filter and, if the user may save both, whether it is personal or global. */
export function SaveFilterDialog({ open, source, values, onSaved, onClose }: SaveFilterDialogProps) {
  const t = useUiMessages();
  const { may, addPersonal, addGlobal } = source;
  const only = may.addPersonal ? 'personal' : 'global';

  async function save({ name, forWhom }: Infer<typeof saved>) {
    const filter = { name: name.trim(), inputValues: values };
    await (forWhom === 'global' ? addGlobal(filter) : addPersonal(filter));
    onSaved(filter.name);
  }

  return (
    <Dialog open={open} onClose={onClose} title={t('filterSaveTitle')}>
      <Form struct={saved} initialValues={{ forWhom: only }} onSubmit={save} failText={said}>
        <TextField name="name" label={t('filterName')} maxLength={longestName} autoComplete="off" />
        {may.addPersonal && may.addGlobal && (
          <RadioCards
            name="forWhom"
            label={t('filterForWhom')}
            choices={[
              { value: 'personal', title: t('filterPersonal'), note: t('filterPersonalNote') },
              { value: 'global', title: t('filterGlobal'), note: t('filterGlobalNote') },
            ]}
          />
        )}
        <SubmitButton wide>{t('filterSave')}</SubmitButton>
      </Form>
    </Dialog>
  );
}

/** Returns the api's own message, if it has one. */
function said(error: unknown): string {
  return error instanceof Error ? error.message : '';
}
