import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatDate, formatMonth } from '../../../ui/format.ts';
import { useNow } from '../../../ui/useNow.ts';
import { wallTimeOf } from '../../kinds/dateTime/wallTime.ts';
import { useLocale } from '../../../ui/useLocale.ts';
import { getText, memberKey } from '../../definition/field.ts';
import { recordName } from '../../definition/recordName.ts';
import { recordPath } from '../../definition/recordPath.ts';
import type { AnyRecord, Resource, RuntimeListConfig } from '../../definition/runtimeDefinition.ts';
import { useResourceLocation } from '../../definition/useResourceLocation.ts';
import styles from './Timeline.module.css';
import { timelineScale, type Run, type Scale } from './timelineScale.ts';

type Config = NonNullable<RuntimeListConfig['timeline']>;

const percent = (value: number) => `${value}%`;

interface RunBarProps {
  resource: Resource;
  config: Config;
  record: AnyRecord;
  run: Run;
  scale: Scale;
}

/** Renders a record's name as a link and its days as a bar. */
function RunBar({ resource, config: { colour }, record, run, scale }: RunBarProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { base } = useResourceLocation(resource.name);
  const name = recordName(resource, record);
  const member = colour === undefined ? '' : getText(record, colour);
  const state = member === '' ? '' : translate(memberKey(resource.name, colour ?? '', member));
  const tone = resource.definition.fields?.[colour ?? '']?.tone?.[member] ?? 'neutral';
  const place = scale.placeOf(run);
  const [from, until] = [formatDate(run.from, locale), formatDate(run.until, locale)];
  return (
    <li>
      <Link
        to={recordPath(base, record.id)}
        className={styles.name}
        aria-label={translate('listTimeline.run', { name, from, until, state })}
      >
        <bdi>{name}</bdi>
        <small>
          {from} – {until}
        </small>
      </Link>
      <span className={styles.track} aria-hidden="true">
        {place && (
          <span
            className={styles.run}
            data-tone={tone}
            title={`${name} · ${state}`}
            style={{
              insetInlineStart: percent(place.start),
              inlineSize: percent(place.length),
            }}
          >
            {state}
          </span>
        )}
      </span>
    </li>
  );
}

interface TimelineProps {
  resource: Resource;
  config: Config;
  records: readonly AnyRecord[];
}

/** Renders the records of a page on a time axis of months, each with its days as a bar, and today as a line. */
export function Timeline({ resource, config, records }: TimelineProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const today = wallTimeOf(new Date(useNow()).toISOString()).slice(0, 10);
  const rows = records.map((record) => ({
    record,
    run: { from: getText(record, config.from), until: getText(record, config.until) },
  }));
  const scale = timelineScale(
    rows.map(({ run }) => run),
    today,
  );
  return (
    <div className={styles.timeline}>
      <div className={styles.scale} aria-hidden="true">
        {scale.months.map(({ month, at }) => (
          <span key={month} style={{ insetInlineStart: percent(at) }}>
            {formatMonth(month, locale, 'short')}
          </span>
        ))}
        <b style={{ insetInlineStart: percent(scale.today) }}>
          <i>{translate('listTimeline.today')}</i>
        </b>
      </div>
      <ul className={styles.rows}>
        {rows.map(({ record, run }) => (
          <RunBar
            key={record.id}
            resource={resource}
            config={config}
            record={record}
            run={run}
            scale={scale}
          />
        ))}
      </ul>
    </div>
  );
}
