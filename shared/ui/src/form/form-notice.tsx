import { useFormState } from 'react-final-form';
import { Notice } from '../feedback/notice.tsx';
import { formNotice } from './first-error.ts';

/** Where a form says why it was rejected: above its fields, or at the submit, which the customer has just pressed. */
export type NoticePlace = 'fields' | 'submit';

/** Why the last submit failed, apart from errors of fields. */
export interface FormRejection {
  readonly place: NoticePlace;
  readonly texts: readonly string[];
}

/** Shows why the last submit failed, apart from errors of fields, when this is the place for it. */
export function FormNotice({ place }: { readonly place: NoticePlace }) {
  const state = useFormState({ subscription: { submitError: true } });
  const rejection = state.submitError as FormRejection | undefined;
  if (rejection?.place !== place || rejection.texts.length === 0) return null;
  return (
    <div {...{ [formNotice]: true }} css={{ justifySelf: 'stretch', minWidth: 0 }}>
      <Notice tone="bad" role="alert">
        {[...new Set(rejection.texts)].map((text) => (
          <p key={text} dir="auto" css={{ overflowWrap: 'anywhere' }}>
            {text}
          </p>
        ))}
      </Notice>
    </div>
  );
}
