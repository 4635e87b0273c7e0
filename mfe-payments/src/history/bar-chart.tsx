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
  /** Whether the bar stands out, as that of the current month. */
  readonly highlighted: boolean;
}

function optionOf(bars: readonly Bar[], animated: boolean, font: string) {
  return {
    animation: animated,
    animationDuration: 200,
    grid: { left: 0, right: 0, top: 28, bottom: 28 },
    xAxis: {
      type: 'category',
      data: bars.map(({ name }) => name),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: 'var(--line)' } },
      axisLabel: { color: 'var(--ink-2)', fontSize: 13, fontFamily: font, interval: 0, margin: 10 },
    },
    yAxis: { type: 'value', show: false, min: 0 },
    series: [
      {
        type: 'bar',
        silent: true,
        barMaxWidth: 48,
        barCategoryGap: '32%',
        label: {
          show: true,
          position: 'top',
          color: 'var(--ink)',
          fontSize: 12,
          fontFamily: font,
          formatter: ({ dataIndex }: { readonly dataIndex: number }) => bars[dataIndex]?.label ?? '',
        },
        data: bars.map(({ value, highlighted: strong }) => ({
          value,
          itemStyle: { color: strong ? 'var(--brand)' : 'var(--brand-bar)', borderRadius: [6, 6, 0, 0] },
        })),
      },
    ],
  };
}

/** A bar chart as SVG, so that the page's design tokens colour it in light and dark mode. */
export function Chart({ bars }: { readonly bars: readonly Bar[] }) {
  const animated = !globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // The real name of the font, because texts are measured on a canvas, which can't read CSS variables.
  const [font, setFont] = useState<string | null>(null);
  const readFont = useCallback((node: Element | null) => {
    if (node) setFont(getComputedStyle(node).fontFamily);
  }, []);
  return (
    <div ref={readFont} css={{ height: 200 }}>
      {font !== null && (
        <EChartsReact
          echarts={echarts}
          option={optionOf(bars, animated, font)}
          opts={{ renderer: 'svg' }}
          style={{ height: 200, width: '100%' }}
        />
      )}
    </div>
  );
}
