import { startFigures } from '../measure/figures.ts';
import type { Measure, Results } from '../measure/results.ts';
import { startSections, switchSections } from '../measure/sections.ts';
import type { Profile } from '../profiles.ts';
import { figureTexts, writeRatio } from './format.ts';
import { markdownTable } from '../../markdown-table.ts';

const head = ['', 'portal', 'lazy', 'preloading', 'React', 'portal / lazy', 'portal / preloading'];

const measuresOf = ({ key: profile }: Profile): readonly Measure[] => [
  ...startSections.flatMap((section) => startFigures.map((figure) => ({ profile, section, figure }))),
  ...switchSections.map((section) => ({ profile, section, figure: 'switch' }) as const),
];

/** Returns the table of one profile: medians, and medians of the paired ratios with their quartiles. */
export function profileTable(results: Results, profile: Profile): string {
  const rows = measuresOf(profile).map((measure) => {
    const { name, write } = figureTexts[measure.figure];
    const medianOf = (variant: Parameters<Results['spread']>[1]) => {
      const { median } = results.spread(measure, variant);
      return Number.isFinite(median) ? write(median) : '–';
    };
    return [
      `${measure.section}: ${name}`,
      medianOf('portal'),
      medianOf('lazy'),
      medianOf('preloading'),
      measure.figure === 'switch' ? '–' : medianOf('react'),
      writeRatio(results.ratio(measure, 'portal', 'lazy')),
      writeRatio(results.ratio(measure, 'portal', 'preloading')),
    ];
  });
  return markdownTable(head, rows);
}
