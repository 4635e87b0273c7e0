import { FieldFrame } from '../../form/field-frame.tsx';
import { useFramedField } from '../../form/use-framed-field.ts';
import { useUiMessages, type UiMessages } from '../../messages/use-ui-messages.ts';
import type { FieldProps } from '../../form/input-props.ts';
import { useLimits } from '../number/use-limits.ts';
import { TimecodeInput, type TimecodeValue } from './timecode-input.tsx';
import { timecodeText, type TimecodeLimits } from './timecode-text.ts';

/** Returns the limits as they are shown below the box; undefined when there are none. */
function limitsText({ min, max }: TimecodeLimits, t: UiMessages): string | undefined {
  const from = min !== undefined && min > 0 ? timecodeText(min) : undefined;
  const to = max === undefined ? undefined : timecodeText(max);
  if (from !== undefined && to !== undefined) return t('timecodeBetween', { from, to });
  if (from !== undefined) return t('timecodeFrom', { from });
  return to === undefined ? undefined : t('timecodeTo', { to });
}

/** A field of the form for a duration; its value is whole seconds, and its limits are shown below the box. */
export function TimecodeField({
  name,
  label,
  help: ownHelp,
  optional,
  disabled,
  ...rest
}: FieldProps & TimecodeLimits) {
  const t = useUiMessages();
  const { min, max } = rest;
  const outside = useLimits({ min, max, text: timecodeText });
  const limits = limitsText({ min, max }, t);
  const help =
    ownHelp && limits ? (
      <>
        {ownHelp} <p dir="auto">{limits}</p>
      </>
    ) : (
      (ownHelp ?? limits)
    );
  const { frame, input } = useFramedField<TimecodeValue>({
    name,
    label,
    help,
    optional,
    disabled,
    problem: (value) => {
      if (typeof value === 'string' && value !== '') return t('timecodeInvalid');
      return typeof value === 'number' ? outside(value) : undefined;
    },
  });
  return (
    <FieldFrame {...frame}>
      <TimecodeInput {...input} name={name} {...rest} />
    </FieldFrame>
  );
}
