import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { FormDataConsumer, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { listCalendarEvents } from '#contract/operations.ts';
import { useCan } from '../../../src/engine/access/useCan.ts';
import { useApi } from '../../../src/engine/queries/useApi.ts';
import { formatDate } from '../../../src/ui/format.ts';
import { useLocale } from '../../../src/ui/useLocale.ts';
import { useNow } from '../../../src/ui/useNow.ts';
import type { Lead } from './Lead.ts';

interface DayProps {
  day: string | null;
  /** Id of the provider; empty until one is chosen. */
  providerId: unknown;
}

/**
 * Renders a warning with the entries that occupy a day in a provider's calendar; nothing on a free
 * day.
 */
function TakenDayOf({ day, providerId: id }: DayProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const api = useApi();
  const now = useNow();
  const canAccess = useCan({ resource: 'calendar-events', action: 'list' });
  const isKnown = canAccess === true && typeof id === 'number' && day !== null;
  const { data = [] } = useQuery({
    queryKey: ['calendar-events', 'takenDay', id, day],
    queryFn: async ({ signal }) => {
      if (!isKnown) return [];
      const kind = ['wedding', 'option', 'closed'] as const;
      const query = { kind: [...kind], dayStart: day, dayEnd: day, limit: 20 };
      return (await api.call(listCalendarEvents, { params: { id }, query, signal })).data;
    },
    enabled: isKnown,
  });
  const taking = data.filter(
    ({ kind, expiresAt }) =>
      kind !== 'option' || expiresAt === null || new Date(expiresAt).getTime() > now,
  );
  if (!isKnown || taking.length === 0) return null;
  const titles = taking.map(({ title }) => title).join(', ');
  return (
    <Alert
      severity="warning"
      action={
        <Button
          color="inherit"
          component={Link}
          to={`/providers/${id}/calendar-events?date=${day}`}
          target="_blank"
        >
          {translate('resources.leadDesk.takenDay.open')}
        </Button>
      }
    >
      {translate('resources.leadDesk.takenDay.text', { day: formatDate(day, locale), titles })}
    </Alert>
  );
}

/** Warns if the couple's wedding day is occupied in the calendar of the deal's provider. */
export function TakenDayWarning({ record }: { record: Lead }) {
  return (
    <FormDataConsumer<{ providerId?: unknown }>>
      {({ formData }) => (
        <TakenDayOf day={record.couple.weddingDate} providerId={formData.providerId} />
      )}
    </FormDataConsumer>
  );
}
