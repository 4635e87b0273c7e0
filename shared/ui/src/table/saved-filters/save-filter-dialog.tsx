import { useState } from 'react';
import { enums, nonempty, object, refine, string, type Infer } from 'superstruct';
import { Form } from '../../form/form.tsx';
import { RadioCards } from '../../controls/radio-cards/radio-cards.tsx';
import { SubmitButton } from '../../form/submit-button.tsx';
import { TextField } from '../../controls/text-field/text-field.tsx';
import { Dialog } from '../../overlay/dialog/dialog.tsx';
import { ConfirmDialog } from '../../overlay/question/confirm-dialog.tsx';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import { isReplaced, type FilterSource, type SavedFilter } from './saved-filter.ts';

interface SaveFilterDialogProps {
  readonly open: boolean;
  readonly source: FilterSource;
  /** Those that are saved: replacing one is asked about. */
  readonly filters: readonly SavedFilter[];
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

/** The question whether to replace the filter of a name, while it is asked. */
interface ReplaceQuestion {
  readonly name: string;
  readonly answer: (yes: boolean) => void;
}

/** Rejects a save whose user keeps the filter that is there. */
const kept = new Error('The filter is not replaced.');

/**
 * Asks for the name of a filter, whether to replace the one that it would replace, and, if the user may save both, whether it is
 * personal or global.
 */
export function SaveFilterDialog({ open, source, filters, values, onSaved, onClose }: SaveFilterDialogProps) {
  const t = useUiMessages();
  const { may, addPersonal, addGlobal } = source;
  const [question, setQuestion] = useState<ReplaceQuestion | null>(null);
  const only = may.addPersonal ? 'personal' : 'global';

  async function save({ name, forWhom }: Infer<typeof saved>) {
    const filter = { name: name.trim(), inputValues: values };
    const replaces = filters.some((saved) => isReplaced(saved, filter.name, forWhom));
    if (replaces && !(await mayReplace(filter.name))) throw kept;
    await (forWhom === 'global' ? addGlobal(filter) : addPersonal(filter));
    onSaved(filter.name);
  }

  async function mayReplace(name: string) {
    const yes = await new Promise<boolean>((answer) => setQuestion({ name, answer }));
    setQuestion(null);
    return yes;
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
      <ConfirmDialog
        open={question !== null}
        title={t('filterReplace', { name: question?.name ?? '' })}
        text={t('filterReplaceText')}
        onAnswer={(yes) => question?.answer(yes)}
      />
    </Dialog>
  );
}

/** Returns the api's own message, if it has one; null when the user knows why nothing is saved. */
function said(error: unknown): string | null {
  if (error === kept) return null;
  return error instanceof Error ? error.message : '';
}
