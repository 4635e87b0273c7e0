import { isPin } from '@portal/domain';
import { mayHaveSaved, useMessages, ValidationError } from '@portal/platform';
import { Button, Divider, Notice, Row, Text } from '@portal/ui';
import { DigitsField, Form, SubmitButton } from '@portal/ui/form';
import { useReducer, useState } from 'react';
import { nonempty, refine, string, type, type Infer } from 'superstruct';
import { authMessages } from '../messages/auth.messages.ts';
import { withFormFieldNames } from '../sign-in/field-errors.ts';
import { SignInLayout } from '../sign-in/sign-in-layout.tsx';
import { ToLogin } from '../sign-in/to-login.tsx';
import { useFailureReason } from '../sign-in/use-failure-reason.ts';
import { pinFailure } from './verify.errors.ts';

interface PinScreenProps {
  readonly title: string;
  readonly intro: string;
  readonly submitLabel: string;
  /** The sentence with which each failure begins. */
  readonly failed: string;
  /** What to do when the flow has ended; null when the api says it. */
  readonly ended: string | null;
  /** What to do when no more codes are accepted for a while, besides waiting. */
  readonly limited: string;
  /** What it means when the same code is not accepted after an answer was lost. */
  readonly unanswered: string;
  /** Resolves when the PIN was right and the next screen is on its way. */
  readonly onPin: (pin: string) => Promise<void>;
  /** Resolves when another PIN was sent. */
  readonly onResend: () => Promise<void>;
}

const pinStruct = type({ pin: refine(nonempty(string()), 'pin', isPin) });

/** Asks for the PIN of an email, says what is wrong with it, and sends another one. */
export function PinScreen({
  title,
  intro,
  submitLabel,
  failed,
  ended,
  limited,
  unanswered,
  onPin,
  onResend,
}: PinScreenProps) {
  const t = useMessages(authMessages);
  const failureReason = useFailureReason();
  const [codesReplaced, countCode] = useReducer((count: number) => count + 1, 0);

  async function submit({ pin }: Infer<typeof pinStruct>) {
    try {
      await onPin(pin);
    } catch (error) {
      if (pinFailure(error) !== 'wrong') throw withFormFieldNames(error);
      const fields = { pin: [t('verify.wrong')] };
      throw new ValidationError(t('verify.wrong'), { code: 400, fields, cause: error });
    }
  }

  async function resend() {
    try {
      await onResend();
    } catch (error) {
      if (pinFailure(error) === 'ended') countCode();
      throw error;
    }
    countCode();
  }

  function cause(error: unknown): string {
    const failure = pinFailure(error);
    if (failure === 'maxed') return t('verify.maxed');
    if (failure === 'limited') return `${failureReason(error)} ${limited}`;
    return (failure === 'ended' ? ended : null) ?? failureReason(error);
  }

  return (
    <SignInLayout title={title} intro={intro} below={<ToLogin />}>
      <Form
        // What was typed and said of the earlier code no longer counts.
        key={codesReplaced}
        struct={pinStruct}
        onSubmit={submit}
        failureMessage={({ missing }) => (missing ? undefined : t('verify.pinProblem'))}
        failText={(error) => `${failed} ${cause(error)}${mayHaveSaved(error) ? ` ${unanswered}` : ''}`}
        label={title}
        keepsChanges={false}
      >
        <DigitsField name="pin" label={t('verify.pin')} length={5} oneTimeCode />
        <SubmitButton wide>{submitLabel}</SubmitButton>
      </Form>
      <Divider />
      <Resend cause={cause} onResend={resend} />
    </SignInLayout>
  );
}

type ResendState =
  | { readonly status: 'idle' | 'pending' }
  | { readonly status: 'failed'; readonly error: unknown };

interface ResendProps extends Pick<PinScreenProps, 'onResend'> {
  /** Says why the api rejected a request of this screen, and what to do. */
  readonly cause: (error: unknown) => string;
}

function Resend({ cause, onResend }: ResendProps) {
  const t = useMessages(authMessages);
  const [state, setState] = useState<ResendState>({ status: 'idle' });

  async function resend() {
    setState({ status: 'pending' });
    try {
      await onResend();
      setState({ status: 'idle' });
    } catch (error) {
      setState({ status: 'failed', error });
    }
  }

  return (
    <>
      {state.status === 'failed' && (
        <Notice tone="bad" role="alert">
          {t('verify.resendFailed', { reason: cause(state.error) })}
        </Notice>
      )}
      <Row gap={8} wrap justify="between">
        <Text as="span" tone={2}>
          {t('verify.noCode')}
        </Text>
        <Button variant="quiet" size="s" pending={state.status === 'pending'} onClick={() => void resend()}>
          {t('verify.resend')}
        </Button>
      </Row>
    </>
  );
}
