import { useTranslate } from 'react-admin';
import { ScrollRegion } from '../../engine/actions/ScrollRegion.tsx';
import { formatNumber, intlLocale } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import styles from './ReportPage.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const STEPS = 4;
/** A Monday, from which the names of the weekdays are formatted. */
const MONDAY = Date.UTC(2026, 10, 23);
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/**
 * Renders figures by weekday and hour (168 values, from Monday 00:00) as a table; each cell's tint repeats
 * its number.
 */
export function HeatMap({ hours, title }: { hours: readonly number[]; title: string }) {
  const translate = useTranslate();
  const locale = useLocale();
  // A minimum keeps single visits from the darkest tint.
  const most = Math.max(STEPS, ...hours);
  const weekday = new Intl.DateTimeFormat(intlLocale(locale), {
    weekday: 'short',
    timeZone: 'UTC',
  });
  const moment = new Intl.DateTimeFormat(intlLocale(locale), {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
  const highest = Math.max(0, ...hours);
  return (
    <section className={styles.card} aria-labelledby="heat-title">
      <h2 id="heat-title">{title}</h2>
      {highest > 0 && (
        // On a phone the busiest hours may be out of sight.
        <p className={styles.lead}>
          {translate('areas.statistics.most', {
            name: moment.format(MONDAY + hours.indexOf(highest) * HOUR_MS),
            value: formatNumber(highest, locale),
          })}
        </p>
      )}
      <ScrollRegion label={title}>
        <table className={styles.heat} aria-labelledby="heat-title">
          <thead>
            <tr>
              <th scope="col">{translate('areas.statistics.weekday')}</th>
              {HOURS.map((hour) => (
                <th key={hour} scope="col">
                  {String(hour).padStart(2, '0')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: 7 }, (_, day) => (
              <tr key={day}>
                <th scope="row">{weekday.format(MONDAY + day * DAY_MS)}</th>
                {HOURS.map((hour) => {
                  const value = hours[day * 24 + hour] ?? 0;
                  return (
                    <td key={hour} data-step={Math.ceil((value * STEPS) / most)}>
                      {formatNumber(value, locale)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}
