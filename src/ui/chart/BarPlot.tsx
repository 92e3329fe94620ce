import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { Tone } from '../tone.ts';
import { markColor } from './markColor.ts';

interface BarPlotProps {
  /** Categories of the bars, in order. */
  categories: readonly string[];
  /** Shorter names for the axis, one per category. */
  ticks?: readonly string[];
  /** Series with one bar per category; `tone` is its color. */
  series: readonly { label: string; tone: Tone; isFaint?: boolean; values: readonly number[] }[];
  /** Color of each category, if there is one series. */
  tones?: readonly Tone[];
  /** `standing`: vertical bars above their names; `lying`: horizontal bars with their numbers. */
  layout: 'standing' | 'lying';
  /** Highest possible value, such as five stars; the axis ends there. */
  most?: number;
  format: (value: number) => string;
}

const WORDS = { fontFamily: 'var(--font)', fontSize: 12, fill: 'var(--text-muted)' };
const BARE = { disableLine: true, disableTicks: true, tickLabelStyle: WORDS };
/** Anchors numbers at the end of the bar in both reading directions. */
const NUMBER = { direction: 'ltr', fontFamily: 'var(--font)' } as const;
const MARGIN = { top: 8, bottom: 0, left: 0, right: 0 };
/** Space in px for the overhanging half of the last bar's name. */
const OVERHANG_PX = 14;
const LETTER_PX = 6.5;
const GAP_PX = 12;

/** Returns the space of each axis label in px. If space is short, only every second or third label is shown. */
const tickSpacing = (names: readonly string[]): number =>
  Math.ceil(Math.max(0, ...names.map(({ length }) => length)) * LETTER_PX) + GAP_PX;

/** Returns MUI's domain function that leaves space for the number after the longest (possible) bar. */
const beyond =
  (possible: number | undefined) => (_least: unknown, most: { valueOf(): number }) => ({
    min: 0,
    max: possible === undefined ? Math.max(1, most.valueOf() * 1.3) : possible * 1.15,
  });

function bandOf({ categories, ticks, tones, layout }: BarPlotProps) {
  return {
    ...BARE,
    scaleType: 'band' as const,
    data: [...categories],
    ...(ticks && {
      valueFormatter: (name: string, { location }: { location: string }) =>
        location === 'tick' ? (ticks[categories.indexOf(name)] ?? name) : name,
    }),
    ...(layout === 'standing' && { tickSpacing: tickSpacing(ticks ?? categories) }),
    categoryGapRatio: layout === 'lying' ? 0.35 : 0.4,
    ...(tones && {
      colorMap: {
        type: 'ordinal' as const,
        values: [...categories],
        colors: tones.map((tone) => markColor(tone)),
      },
    }),
  };
}

function seriesOf({ series, layout, format }: BarPlotProps) {
  return series.map(({ label, tone, isFaint, values }) => ({
    label,
    data: [...values],
    color: markColor(tone, isFaint),
    valueFormatter: (value: number | null) => format(value ?? 0),
    ...(layout === 'lying' && {
      barLabel: ({ value }: { value: number | null }) => format(value ?? 0),
      barLabelPlacement: 'outside' as const,
    }),
  }));
}

/** Renders bars in the panel's tones, mirrored for right-to-left languages. Fills its container. */
export function BarPlot(props: BarPlotProps) {
  const { layout, most, format } = props;
  const isMirrored = useTheme().direction === 'rtl';
  const position = isMirrored ? ('right' as const) : ('left' as const);
  const common = {
    borderRadius: 4,
    margin: MARGIN,
    hideLegend: true,
    disableKeyboardNavigation: true,
  };
  const value = {
    ...BARE,
    min: 0,
    ...(most !== undefined && { max: most }),
    tickMinStep: 1,
    valueFormatter: (at: number) => format(at),
  };
  return layout === 'lying' ? (
    <BarChart
      {...common}
      layout="horizontal"
      series={seriesOf(props)}
      slotProps={{ barLabel: { style: NUMBER } }}
      yAxis={[{ ...bandOf(props), position, width: 'auto' as const }]}
      xAxis={[
        { ...BARE, position: 'none' as const, reverse: isMirrored, domainLimit: beyond(most) },
      ]}
    />
  ) : (
    <BarChart
      {...common}
      margin={{ ...MARGIN, [isMirrored ? 'left' : 'right']: OVERHANG_PX }}
      series={seriesOf(props)}
      xAxis={[{ ...bandOf(props), reverse: isMirrored, height: 24 }]}
      yAxis={[{ ...value, position, width: 'auto' as const }]}
      grid={{ horizontal: true }}
    />
  );
}
