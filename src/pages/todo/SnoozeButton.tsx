import SnoozeOutlined from '@mui/icons-material/SnoozeOutlined';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { formatDateTime } from '../../ui/format.ts';
import { Menu } from '../../ui/Menu.tsx';
import { useLocale } from '../../ui/useLocale.ts';
import { SNOOZES, snoozeTime } from './snoozeTimes.ts';
import styles from './TodoPage.module.css';

interface SnoozeButtonProps {
  /** Display name of the snoozed item. */
  name: string;
  disabled: boolean;
  onSnooze: (until: string) => void;
}

/** Renders the button and menu that snooze a reminder: an hour, this evening, tomorrow, next week. */
export function SnoozeButton({ name, disabled, onSnooze }: SnoozeButtonProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [now, setNow] = useState(() => new Date());
  const times = SNOOZES.flatMap((snooze) => {
    const until = snoozeTime(snooze, now);
    return until === null ? [] : [{ snooze, until }];
  });
  return (
    <>
      <IconButton
        aria-label={translate('resources.todo.snoozeNamed', { name })}
        title={translate('resources.todo.snooze')}
        aria-haspopup="menu"
        disabled={disabled}
        onClick={(event) => {
          setNow(new Date());
          setAnchor(event.currentTarget);
        }}
      >
        <SnoozeOutlined />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {times.map(({ snooze, until }) => (
          <MenuItem
            key={snooze}
            className={styles.until}
            onClick={() => {
              setAnchor(null);
              onSnooze(until);
            }}
          >
            {translate(`resources.todo.until.${snooze}`)}
            <span className={styles.when}>{formatDateTime(until, locale)}</span>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
