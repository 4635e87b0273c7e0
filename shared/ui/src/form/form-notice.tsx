import { useFormState } from 'react-final-form';
import { Notice } from '../feedback/notice.tsx';
import { formNotice } from './first-error.ts';

/** Why the last submit failed, as far as it concerns no field. */
export function FormNotice() {
  const state = useFormState({ subscription: { submitError: true } });
  const messages: unknown = state.submitError;
  if (!Array.isArray(messages) || messages.length === 0) return null;
  return (
    <div {...{ [formNotice]: true }} css={{ justifySelf: 'stretch', minWidth: 0 }}>
      <Notice tone="bad" role="alert">
        {[...new Set(messages.map(String))].map((text) => (
          <p key={text} dir="auto" css={{ overflowWrap: 'anywhere' }}>
            {text}
          </p>
        ))}
      </Notice>
    </div>
  );
}
