import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { formatDate } from '../../../ui/format.ts';
import { useLocale } from '../../../ui/useLocale.ts';
import { getField } from '../../definition/field.ts';
import { recordName } from '../../definition/recordName.ts';
import { recordPath } from '../../definition/recordPath.ts';
import { CardFacts } from '../cards/CardFacts.tsx';
import styles from './Calendar.module.css';
import type { Entry } from '../../calendar/calendarEntries.ts';
import { clockOf } from './calendarText.ts';
import { useEntryColour } from './EntryChip.tsx';
import { useCalendar } from './useCalendar.ts';

function AgendaRow({ entry, day }: { entry: Entry; day: string }) {
  const translate = useTranslate();
  const { resource, config, base } = useCalendar();
  const { record, from, until = 0, first } = entry;
  const { tone } = useEntryColour(entry);
  const fields = useMemo(() => {
    const { mobile, columns = [] } = resource.definition.list ?? {};
    const shown = new Set([mobile?.line ?? resource.definition.title, config.day]);
    return (mobile?.under ?? columns)
      .filter((path) => !shown.has(path))
      .map((path) => getField(resource, path));
  }, [resource, config]);
  const isTimed = from !== undefined && first === day;
  return (
    <li className={styles.agendaRow}>
      <span className={styles.hours}>
        {isTimed ? `${clockOf(from)}–${clockOf(until)}` : translate('listCalendar.allDay')}
      </span>
      <span className={styles.stripe} data-tone={tone} />
      <span className={styles.what}>
        <Link to={recordPath(base, record.id)} className={styles.line}>
          {recordName(resource, record)}
        </Link>
        <span className={styles.under}>
          <CardFacts fields={fields} record={record} />
        </span>
      </span>
    </li>
  );
}

interface AgendaViewProps {
  days: readonly string[];
  entriesOf: ReadonlyMap<string, readonly Entry[]>;
  /** True if days without entries are rendered too. */
  hasEmpty?: boolean;
}

/** Renders a list of days, each with its entries. */
export function AgendaView({ days, entriesOf, hasEmpty = false }: AgendaViewProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { today, create, namedDays } = useCalendar();
  const shown = days.filter((day) => hasEmpty || (entriesOf.get(day)?.length ?? 0) > 0);
  if (shown.length === 0)
    return (
      <EmptyState
        title={translate('listCalendar.empty')}
        text={translate('listCalendar.emptyText')}
      />
    );
  return (
    <div className={styles.agenda}>
      {shown.map((day) => {
        const entries = entriesOf.get(day) ?? [];
        return (
          <section
            key={day}
            aria-labelledby={`agenda-${day}`}
            data-today={day === today || undefined}
          >
            <div className={styles.agendaHead}>
              <h2 id={`agenda-${day}`}>
                {formatDate(day, locale, 'long')}{' '}
                {namedDays.has(day) && <span className={styles.dayName}>{namedDays.get(day)}</span>}
              </h2>
              {create && (
                <Button
                  size="small"
                  aria-label={translate('listCalendar.addOn', {
                    day: formatDate(day, locale, 'long'),
                  })}
                  onClick={() => create(day)}
                >
                  {translate('listCalendar.add')}
                </Button>
              )}
            </div>
            {entries.length === 0 ? (
              <p className={styles.free}>{translate('listCalendar.free')}</p>
            ) : (
              <ul>
                {entries.map((entry) => (
                  <AgendaRow key={entry.record.id} entry={entry} day={day} />
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}
