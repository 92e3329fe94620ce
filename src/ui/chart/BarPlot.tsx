import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { Tone } from '../tone.ts';
import { bandOf, type Band } from './bandOf.ts';
import { markColor } from './markColor.ts';
import { MirroredBarLabel } from './MirroredBarLabel.tsx';

interface BarPlotProps extends Band {
  /** Series with one bar per category; `tone` is its color. */
  series: readonly { label: string; tone: Tone; isFaint?: boolean; values: readonly number[] }[];
  /** Highest possible value, such as five stars, at which the axis ends. */
  most?: number;
  format: (value: number) => string;
}

const LABEL_STYLE = { fontFamily: 'var(--font)', fontSize: 12, fill: 'var(--text-muted)' };
const BARE = { disableLine: true, disableTicks: true, tickLabelStyle: LABEL_STYLE };
/** Anchors numbers at the end of the bar in both reading directions. */
const NUMBER = { direction: 'ltr', fontFamily: 'var(--font)' } as const;
const MARGIN = { top: 8, bottom: 0, left: 0, right: 0 };
/** Space in px for the overhanging half of the last bar's name. */
const OVERHANG_PX = 14;

/** Returns MUI's domain function that leaves space for the number after the longest (possible) bar. */
const beyond =
  (possible: number | undefined) => (_least: unknown, most: { valueOf(): number }) => ({
    min: 0,
    max: possible === undefined ? Math.max(1, most.valueOf() * 1.3) : possible * 1.15,
  });

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
      {...(isMirrored && { slots: { barLabel: MirroredBarLabel } })}
      yAxis={[{ ...BARE, ...bandOf(props), position, width: 'auto' as const }]}
      xAxis={[
        { ...BARE, position: 'none' as const, reverse: isMirrored, domainLimit: beyond(most) },
      ]}
    />
  ) : (
    <BarChart
      {...common}
      margin={{ ...MARGIN, [isMirrored ? 'left' : 'right']: OVERHANG_PX }}
      series={seriesOf(props)}
      xAxis={[{ ...BARE, ...bandOf(props), reverse: isMirrored, height: 24 }]}
      yAxis={[{ ...value, position, width: 'auto' as const }]}
      grid={{ horizontal: true }}
    />
  );
}
