import { useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import parts from '../parts.module.css';
import styles from './Notifications.module.css';

export type Change = Schemas['NotificationPreferencesUpdate']['changes'][number];

interface ChoiceTableProps {
  preferences: readonly Schemas['NotificationPreference'][];
  onChange: (change: Change) => void;
}

const channels = ['panel', 'push', 'email', 'sms'] as const;

/** Renders a table of checkboxes with a row per notification type and a column per channel. */
export function ChoiceTable({ preferences, onChange }: ChoiceTableProps) {
  const translate = useTranslate();
  return (
    <table className={styles.table} aria-label={translate('settings.notifications.title')}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{translate('settings.notifications.about')}</span>
          </th>
          {channels.map((channel) => (
            <th key={channel} scope="col">
              {translate(`settings.notifications.channels.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {preferences.map((one) => (
          <tr key={one.type}>
            <th scope="row">
              {translate(`settings.notifications.types.${one.type}.name`)}
              <span className={parts.muted}>
                {translate(`settings.notifications.types.${one.type}.text`)}
              </span>
            </th>
            {channels.map((channel) => (
              <td key={channel}>
                <label className={styles.cell}>
                  <input
                    type="checkbox"
                    className="ui-check"
                    aria-label={translate('settings.notifications.choice', {
                      type: translate(`settings.notifications.types.${one.type}.name`),
                      channel: translate(`settings.notifications.channels.${channel}`),
                    })}
                    checked={one[channel]}
                    onChange={(event) =>
                      onChange({ type: one.type, channel, isOn: event.target.checked })
                    }
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
