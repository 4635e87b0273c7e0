import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { labelId } from '../../form/field-frame.tsx';
import { RangeSlider } from '../../controls/range/range-slider.tsx';
import type { RangeValue } from '../../controls/range/range-value.ts';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import { reportPeriods, type RangeType } from './report-periods.ts';
import { defaultColumns, rangeOf, type ReportRange } from './report-range.ts';
import { Segments } from '../../controls/segments/segments.tsx';

interface ReportRangeSelectorProps {
  /** The last day of the report, `YYYY-MM-DD`: today. */
  readonly until: string;
  /** Maximum number of columns; 12 by default (UI-89). */
  readonly columns?: number;
  /** How many periods can be selected from; twice the columns by default. */
  readonly reach?: number;
  readonly initialType?: RangeType;
  /** Called when the range has not changed for 500 ms (UI-90). A report begins with `firstRange`. */
  readonly onChange: (range: ReportRange) => void;
}

/** ms (UI-90). */
const rangeDelay = 500;
/** Minimum distance between the first and the last period (UI-43). */
const minSpan = 3;

/**
 * Selects which months or weeks a report shows (UI-91): a span of at least 3, and at most as many as it has columns
 * (UI-44).
 */
export function ReportRangeSelector({
  until,
  columns = defaultColumns,
  reach = columns * 2,
  initialType = 'month',
  onChange,
}: ReportRangeSelectorProps) {
  const t = useUiMessages();
  const id = useId();
  const positions = Math.max(columns, reach);
  const last: RangeValue = [positions - columns, positions - 1];
  const [type, setType] = useState<RangeType>(initialType);
  const [span, setSpan] = useState<RangeValue>(last);
  const { language } = t;
  const track = useMemo(
    () => reportPeriods(type, until, positions, language),
    [type, until, positions, language],
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function tellLater(nextType: RangeType, next: RangeValue) {
    clearTimeout(timer.current);
    const periods = nextType === type ? track : reportPeriods(nextType, until, positions, language);
    timer.current = setTimeout(() => onChange(rangeOf(nextType, periods, next)), rangeDelay);
  }

  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '12px 32px' }}>
      <Segments
        label={t('rangeType')}
        value={type}
        onChange={(next) => {
          setType(next);
          setSpan(last);
          tellLater(next, last);
        }}
        choices={[
          { value: 'month', text: t('rangeMonth') },
          { value: 'week', text: t('rangeWeek') },
        ]}
      />
      <div css={{ flex: '1 1 280px', minWidth: 0 }}>
        <span id={labelId(id)} css={{ display: 'block', fontSize: 14, color: 'var(--ink-2)' }}>
          {t('rangePeriod')}
        </span>
        <RangeSlider
          id={id}
          min={0}
          max={positions - 1}
          minSpan={minSpan}
          maxSpan={columns - 1}
          value={span}
          valueText={(position) => track[position]?.name ?? ''}
          onChange={(next) => {
            setSpan(next);
            tellLater(type, next);
          }}
        />
      </div>
    </div>
  );
}
