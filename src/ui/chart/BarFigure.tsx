import { type ReactNode } from 'react';
import { lazyWithPreload } from '../lazyWithPreload.tsx';
import type { Tone } from '../tone.ts';
import { ChartFigure } from './ChartFigure.tsx';

/** The drawing comes after the words. */
const BarPlot = lazyWithPreload(async () => (await import('./BarPlot.tsx')).BarPlot);

const STANDING_PX = 208;
const LYING_PX = 30;

interface BarFigureProps {
  title: string;
  /** One sentence that says what it shows. */
  sentence: ReactNode;
  /** Kind of the categories: months, statuses. */
  head: string;
  /** Names, each once. */
  categories: readonly string[];
  /** Shorter names for the axis, one a category. */
  ticks?: readonly string[];
  /** Faint ones only stand beside, to compare with. */
  series: readonly { label: string; tone: Tone; isFaint?: boolean; values: readonly number[] }[];
  /** A colour for each category, where there is one series. */
  tones?: readonly Tone[];
  layout: 'standing' | 'lying';
  /** Highest value that there can be: the axis ends there. */
  most?: number;
  format: (value: number) => string;
}

/** A chart of bars, with its sentence, its colours and its numbers in words. */
export function BarFigure({ title, sentence, head, ...plot }: BarFigureProps) {
  const { categories, series, layout, format } = plot;
  return (
    <ChartFigure
      title={title}
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
