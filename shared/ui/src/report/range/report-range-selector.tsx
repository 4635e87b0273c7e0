import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { labelId } from '../../form/field-frame.tsx';
import { RangeSlider } from '../../controls/range/range-slider.tsx';
import type { RangeValue } from '../../controls/range/range-value.ts';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import { reportPeriods, type RangeType } from './report-periods.ts';
import { defaultColumns, rangeOf, type ReportRange } from './report-range.ts';
import { Segments } from './segments.tsx';

interface ReportRangeSelectorProps {
  /** The last day there is something to report of, `YYYY-MM-DD`: today. */
  readonly until: string;
  /** Columns of the report at most; 12 unless told (UI-89). */
  readonly columns?: number;
  /** How many periods back the reader can go; twice the columns unless told. */
  readonly reach?: number;
  readonly initialType?: RangeType;
  /** Told when the reader has stood still for 500 ms (UI-90). A report begins with `firstRange`. */
  readonly onChange: (range: ReportRange) => void;
}

/** ms (UI-90). */
const rangeDelay = 500;
/** Between the first and the last period (UI-43). */
const minSpan = 3;

/** Which months or weeks a report shows (UI-91): at least a span of 3, at most as many as it has columns (UI-44). */
export function ReportRangeSelector({
  until,
  columns = defaultColumns,
  reach = columns * 2,
  initialType = 'month',
  onChange,
}: ReportRangeSelectorProps) {
  const t = useUiMessages();
  const id = useId();
  const places = Math.max(columns, reach);
  const last: RangeValue = [places - columns, places - 1];
  const [type, setType] = useState<RangeType>(initialType);
  const [span, setSpan] = useState<RangeValue>(last);
  const track = useMemo(() => reportPeriods(type, until, places), [type, until, places]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function tellLater(nextType: RangeType, next: RangeValue) {
    clearTimeout(timer.current);
    const periods = nextType === type ? track : reportPeriods(nextType, until, places);
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
          max={places - 1}
          minSpan={minSpan}
          maxSpan={columns - 1}
          value={span}
          valueText={(place) => track[place]?.name ?? ''}
          onChange={(next) => {
            setSpan(next);
            tellLater(type, next);
          }}
        />
      </div>
    </div>
  );
}
