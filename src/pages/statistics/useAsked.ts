import { useSearchParams } from 'react-router-dom';
import { wallTimeOf } from '../../engine/kinds/dateTime/wallTime.ts';
import { useNow } from '../../ui/useNow.ts';
import { presets, rangeOf, type Preset } from './range.ts';
import type { Compare } from './useReport.ts';

const isPreset = (value: string | null): value is Preset => presets.some((one) => one === value);
const isCompare = (value: string | null): value is Compare =>
  value === 'previous' || value === 'year' || value === 'none';

/** Returns the days, comparison and provider that the address names, and what changes them. */
export function useAsked(providers: readonly { id: number; name: string }[]) {
  const [params, setParams] = useSearchParams();
  const now = useNow();
  const today = wallTimeOf(new Date(now).toISOString()).slice(0, 10);
  const given = params.get('range');
  const preset = isPreset(given) ? given : '30';
  const compared = params.get('compare');
  const compare = isCompare(compared) ? compared : ('previous' as const);
  const own = { from: params.get('from') ?? undefined, to: params.get('to') ?? undefined };
  const chosen = providers.find(({ id }) => String(id) === params.get('provider'));
  const onChange = (values: Record<string, string | null>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(values)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setParams(next, { replace: true });
  };
  return {
    today,
    preset,
    compare,
    range: rangeOf(preset, today, own),
    provider: chosen ? String(chosen.id) : '',
    providerIds: chosen ? [chosen.id] : providers.map(({ id }) => id),
    metric: params.get('metric'),
    onChange,
  };
}
