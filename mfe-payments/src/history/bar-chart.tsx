import EChartsReact from 'echarts-for-react/lib/core';
import { BarChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import { dispose, getInstanceByDom, init, use as addParts } from 'echarts/core';
import { SafeSvgRenderer } from './svg-renderer.ts';

addParts([BarChart, GridComponent, SafeSvgRenderer]);

// The component calls these three; the whole namespace would carry everything that nobody calls.
const echarts = { init, dispose, getInstanceByDom };

export interface Bar {
  readonly name: string;
  readonly value: number;
  /** The value in words, above the bar. */
  readonly label: string;
  /** Stands out: the current month. */
  readonly strong: boolean;
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
        data: bars.map(({ value, strong }) => ({
          value,
          itemStyle: { color: strong ? 'var(--brand)' : 'var(--brand-bar)', borderRadius: [6, 6, 0, 0] },
        })),
      },
    ],
  };
}

/** Bars with their values; drawn as SVG, so that the tokens of the page colour it in light and dark. */
export function Chart({ bars }: { readonly bars: readonly Bar[] }) {
  const animated = !globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // By its real name, for texts are measured on a canvas, which knows no variables.
  const font = getComputedStyle(document.body).fontFamily;
  return (
    <EChartsReact
      echarts={echarts}
      option={optionOf(bars, animated, font)}
      opts={{ renderer: 'svg' }}
      style={{ height: 200, width: '100%' }}
    />
  );
}
