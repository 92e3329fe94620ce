import EventOutlined from '@mui/icons-material/EventOutlined';
import { useTranslate } from 'ra-core';
import { ButtonLink } from '../../../src/ui/Button.tsx';
import styles from './CalendarLink.module.css';

/** The way to the page's calendar, which has an address of its own below the page. */
export function CalendarLink({ record }: { record: { id: number } }) {
  const translate = useTranslate();
  const title = translate('resources.providers.groups.calendar');
  return (
    <section className={styles.card} aria-label={title}>
      <div>
        <h2>{title}</h2>
        <p>{translate('resources.providers.calendar.text')}</p>
      </div>
      <ButtonLink
        to={`/providers/${record.id}/calendar-events`}
        variant="outlined"
        startIcon={<EventOutlined />}
      >
        {translate('resources.providers.calendar.open')}
      </ButtonLink>
    </section>
  );
}
