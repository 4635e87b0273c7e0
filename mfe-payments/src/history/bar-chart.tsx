import EChartsReact from 'echarts-for-react/lib/core';
import { BarChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import { useCallback, useState } from 'react';
import { dispose, getInstanceByDom, init, use as addParts } from 'echarts/core';
import { SafeSvgRenderer } from './svg-renderer.ts';

addParts([BarChart, GridComponent, SafeSvgRenderer]);

// The component calls only these three; passing the whole namespace would bundle everything.
const echarts = { init, dispose, getInstanceByDom };

export interface Bar {
  readonly name: string;
  readonly value: number;
  /** The value as text, above the bar. */
  readonly label: string;
  /** A shorter one, where the labels would run into each other. */
  readonly shortLabel: string;
  /** Whether the bar stands out, as that of the current month. */
  readonly highlighted: boolean;
}

/** How the page draws texts, which a chart can't take from a style sheet. */
interface Drawing {
  /** The real name of the font, because texts are measured on a canvas, which can't read CSS variables. */
  readonly font: string;
  /** How much larger the page is drawn than at the usual font size of a browser. */
  readonly scale: number;
}

/** Width of a character of a label, px: a little more than that of the widest figure. */
const characterWidth = 8;

/** Returns from which width of the chart on each label has room above its bar, px. */
function widthForLabels(bars: readonly Bar[], scale: number): number {
  const longest = Math.max(0, ...bars.map(({ label }) => label.length));
  return Math.ceil(bars.length * longest * characterWidth * scale);
}

const labelledBy = (labelOf: (bar: Bar) => string, bars: readonly Bar[]) => ({
  series: [
    {
      label: {
        formatter: ({ dataIndex }: { readonly dataIndex: number }) => {
          const bar = bars[dataIndex];
          return bar ? labelOf(bar) : '';
        },
      },
    },
  ],
});

function optionOf(bars: readonly Bar[], animated: boolean, drawing: Drawing) {
  return {
    baseOption: baseOptionOf(bars, animated, drawing),
    media: [
      {
        query: { minWidth: widthForLabels(bars, drawing.scale) },
        option: labelledBy(({ label }) => label, bars),
      },
      { option: labelledBy(({ shortLabel }) => shortLabel, bars) },
    ],
  };
}

function baseOptionOf(bars: readonly Bar[], animated: boolean, { font, scale }: Drawing) {
  return {
    animation: animated,
    animationDuration: 200,
    grid: { left: 0, right: 0, top: 28 * scale, bottom: 28 * scale },
    xAxis: {
      type: 'category',
      data: bars.map(({ name }) => name),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: 'var(--line)' } },
      axisLabel: {
        color: 'var(--ink-2)',
        fontSize: 13 * scale,
        fontFamily: font,
        interval: 0,
        margin: 10 * scale,
      },
    },
    yAxis: { type: 'value', show: false, min: 0 },
    series: [
      {
        type: 'bar',
        silent: true,
        barMaxWidth: 48 * scale,
        barCategoryGap: '32%',
        label: {
          show: true,
          position: 'top',
          color: 'var(--ink)',
          fontSize: 12 * scale,
          fontFamily: font,
        },
        data: bars.map(({ value, highlighted: strong }) => ({
          value,
          itemStyle: { color: strong ? 'var(--brand)' : 'var(--brand-bar)', borderRadius: [6, 6, 0, 0] },
        })),
      },
    ],
  };
}

interface ChartProps {
  readonly bars: readonly Bar[];
  /** px, at the usual font size of a browser. */
  readonly height: number;
}

/** A bar chart as SVG, so that the page's design tokens colour it in light and dark mode. */
export function Chart({ bars, height }: ChartProps) {
  const animated = !globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const readDrawing = useCallback(
    (node: Element | null) => {
      if (node)
        setDrawing({ font: getComputedStyle(node).fontFamily, scale: node.clientHeight / height || 1 });
    },
    [height],
  );
  return (
    <div ref={readDrawing} css={{ height }}>
      {drawing !== null && (
        <EChartsReact
          echarts={echarts}
          option={optionOf(bars, animated, drawing)}
          opts={{ renderer: 'svg' }}
          style={{ height: '100%', width: '100%' }}
        />
      )}
    </div>
  );
}
