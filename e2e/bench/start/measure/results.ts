import type { VariantName } from '../build/variant-names.ts';
import { pairedRatios, spreadOf, type Spread } from '../statistics.ts';
import type { StartFigure } from './figures.ts';
import type { StartSection, SwitchSection } from './sections.ts';

/** One thing that is measured in every turn. */
export type Measure =
  | { readonly profile: string; readonly section: StartSection; readonly figure: StartFigure }
  | { readonly profile: string; readonly section: SwitchSection; readonly figure: 'switch' };

/** The measured values of all turns. */
export class Results {
  private readonly series = new Map<string, number[]>();

  /** Adds the value of one more turn. */
  add(measure: Measure, variant: VariantName, value: number): void {
    this.series.set(keyOf(measure, variant), [...this.valuesOf(measure, variant), value]);
  }

  /** Returns the spread of the values; NaN where nothing was measured. */
  spread(measure: Measure, variant: VariantName): Spread {
    return spreadOf(this.valuesOf(measure, variant));
  }

  /** Returns the spread of the ratios to the value of another variant in the same turn. */
  ratio(measure: Measure, variant: VariantName, reference: VariantName): Spread {
    return pairedRatios(this.valuesOf(measure, variant), this.valuesOf(measure, reference));
  }

  /** Returns the sum of the values of all turns. */
  total(measure: Measure, variant: VariantName): number {
    return this.valuesOf(measure, variant).reduce((sum, value) => sum + value, 0);
  }

  private valuesOf(measure: Measure, variant: VariantName): readonly number[] {
    return this.series.get(keyOf(measure, variant)) ?? [];
  }
}

const keyOf = ({ profile, section, figure }: Measure, variant: VariantName) =>
  [profile, section, figure, variant].join('/');
