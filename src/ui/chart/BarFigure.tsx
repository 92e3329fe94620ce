import { type ReactNode } from 'react';
import { lazyWithPreload } from '../lazyWithPreload.tsx';
import type { Tone } from '../tone.ts';
import { ChartFigure } from './ChartFigure.tsx';

/** Loaded lazily, after the text. */
const BarPlot = lazyWithPreload(async () => (await import('./BarPlot.tsx')).BarPlot);

const STANDING_PX = 208;
const LYING_PX = 30;

interface BarFigureProps {
  title: string;
  /** Element of the title; `h2` if the chart is a section of its own. */
  heading?: 'h2' | 'h3';
  /** Sentence that summarizes the chart. */
  sentence: ReactNode;
  /** Kind of the categories: months, statuses. */
  head: string;
  /** Names of the categories, in order. */
  categories: readonly string[];
  /** Shorter names for the axis, one per category. */
  ticks?: readonly string[];
  /** Series; faint ones are for comparison. */
  series: readonly { label: string; tone: Tone; isFaint?: boolean; values: readonly number[] }[];
  /** Color of each category, if there is one series. */
  tones?: readonly Tone[];
  layout: 'standing' | 'lying';
  /** Highest possible value, at which the axis ends. */
  most?: number;
  format: (value: number) => string;
}

/** Renders a bar chart with its summary, legend, and data table for assistive technology. */
export function BarFigure({ title, heading, sentence, head, ...plot }: BarFigureProps) {
  const { categories, series, layout, format } = plot;
  return (
    <ChartFigure
      title={title}
      heading={heading}
      sentence={sentence}
      table={{
        heads: [head, ...series.map(({ label }) => label)],
        rows: categories.map((name, index) => [
          name,
          ...series.map(({ values }) => format(values[index] ?? 0)),
        ]),
      }}
      {...(series.length > 1 && { legend: series })}
      height={layout === 'lying' ? categories.length * LYING_PX : STANDING_PX}
    >
      <BarPlot {...plot} />
    </ChartFigure>
  );
}
