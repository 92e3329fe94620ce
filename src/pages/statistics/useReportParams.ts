import { useSearchParams } from 'react-router-dom';
import { wallTimeOf } from '../../engine/kinds/dateTime/wallTime.ts';
import { useNow } from '../../ui/useNow.ts';
import { MAX_DAYS, presets as pastPresets, rangeOf, type Preset } from './range.ts';
import type { Compare } from './useReport.ts';

const isCompare = (value: string | null): value is Compare =>
  value === 'previous' || value === 'year' || value === 'none';

interface ReportParamsOptions {
  /** Selectable ranges. */
  presets: readonly Preset[];
  /** Default range and comparison, if the address contains none. */
  usual: { preset: Preset; compare: Compare };
  /** Maximum number of days of a range. */
  maxDays?: number;
  /** True if future days can be selected. */
  isAhead?: boolean;
}

/** Options for past days: up to today, compared with the same number of days before. */
export const PAST: ReportParamsOptions = {
  presets: pastPresets,
  usual: { preset: '30', compare: 'previous' },
};

/** Returns the parameters of the address, and a function that writes values into it; null removes one. */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const onChange = (values: Record<string, string | null>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(values)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setParams(next, { replace: true });
  };
  return { params, onChange };
}

/** Returns the days, comparison and provider of the address, and a function that changes them. */
export function useReportParams(
  providers: readonly { id: number; name: string }[],
  { presets, usual, maxDays = MAX_DAYS, isAhead = false }: ReportParamsOptions = PAST,
) {
  const { params, onChange } = useAddress();
  const now = useNow();
  const today = wallTimeOf(new Date(now).toISOString()).slice(0, 10);
  const given = params.get('range');
  const preset = presets.find((one) => one === given) ?? usual.preset;
  const compared = params.get('compare');
  const compare = isCompare(compared) ? compared : usual.compare;
  const own = { from: params.get('from') ?? undefined, to: params.get('to') ?? undefined };
  const chosen = providers.find(({ id }) => String(id) === params.get('provider'));
  return {
    today,
    preset,
    presets,
    compare,
    range: rangeOf(preset, today, own, maxDays),
    last: isAhead ? undefined : today,
    maxDays,
    provider: chosen ? String(chosen.id) : '',
    providerIds: chosen ? [chosen.id] : providers.map(({ id }) => id),
    metric: params.get('metric'),
    onChange,
  };
}
