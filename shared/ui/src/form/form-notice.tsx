import { useFormState } from 'react-final-form';
import { Notice } from '../feedback/notice.tsx';
import { formNotice } from './first-error.ts';

/** Shows why the last submit failed, apart from errors of fields. */
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
