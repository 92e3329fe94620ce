import NavigateBeforeOutlined from '@mui/icons-material/NavigateBeforeOutlined';
import NavigateNextOutlined from '@mui/icons-material/NavigateNextOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { useTranslate } from 'react-admin';
import { Button, IconButton } from '../../../ui/Button.tsx';
import switchStyles from '../LayoutSwitch.module.css';
import type { Fold } from '../useFold.ts';
import styles from './Calendar.module.css';
import { SPANS, type Span } from '../../calendar/calendarDays.ts';

interface CalendarBarProps {
  title: string;
  span: Span;
  onSpan: (span: Span) => void;
  onToday: () => void;
  onStep: (step: 1 | -1) => void;
  /** Fold of the search and filters, if they are collapsible. */
  fold: Fold | undefined;
}

/**
 * Renders the current period, the buttons to the previous and next one, and the switch of month, week and agenda.
 */
export function CalendarBar({ title, span, onSpan, onToday, onStep, fold }: CalendarBarProps) {
  const translate = useTranslate();
  const message = (key: string) => translate(`listCalendar.${key}`);
  return (
    <div className={styles.bar}>
      <h2 aria-live="polite">{title}</h2>
      <div className={styles.steps}>
        <IconButton aria-label={message(`previous.${span}`)} onClick={() => onStep(-1)}>
          <NavigateBeforeOutlined className="follows-direction" />
        </IconButton>
        <Button variant="outlined" size="small" onClick={onToday}>
          {message('today')}
        </Button>
        <IconButton aria-label={message(`next.${span}`)} onClick={() => onStep(1)}>
          <NavigateNextOutlined className="follows-direction" />
        </IconButton>
      </div>
      {fold && (
        <IconButton
          aria-label={message('tools')}
          aria-expanded={fold.isOpen}
          className={styles.fold}
          data-used={fold.isUsed || undefined}
          onClick={fold.toggle}
        >
          <TuneOutlined />
        </IconButton>
      )}
      <div role="group" className={switchStyles.layouts} aria-label={message('span')}>
        {SPANS.map((one) => (
          <button key={one} type="button" aria-pressed={one === span} onClick={() => onSpan(one)}>
            {message(`spans.${one}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
