import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { usePush } from '../../../push/PushContext.ts';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import parts from '../parts.module.css';

const tones = {
  subscribed: 'success',
  unsubscribed: 'neutral',
  blocked: 'warning',
  unavailable: 'neutral',
} as const;

/** Renders the switch for notifications on this device while the panel is in the background. */
export function PushSwitch() {
  const translate = useTranslate();
  const notify = useNotify();
  const { port, state } = usePush();
  const [isBusy, setBusy] = useState(false);
  if (!port) return null;
  const change = async () => {
    setBusy(true);
    try {
      if (state === 'subscribed') {
        await port.turnOff();
        notify('settings.push.turnedOff', { type: 'success' });
        return;
      }
      const next = await port.turnOn();
      if (next === 'subscribed') notify('settings.push.turnedOn', { type: 'success' });
    } catch {
      notify('settings.push.failed', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={parts.card}>
      <ul className={parts.rows}>
        <li>
          <span className={parts.grow}>
            <span className={parts.name}>
              {translate('settings.push.title')}
              <StatusTag tone={tones[state]}>
                {translate(`settings.push.states.${state}`)}
              </StatusTag>
            </span>
            <span className={parts.muted}>{translate(`settings.push.texts.${state}`)}</span>
          </span>
          {(state === 'subscribed' || state === 'unsubscribed') && (
            <button
              type="button"
              className="ui-button"
              aria-disabled={isBusy || undefined}
              onClick={() => {
                if (!isBusy) void change();
              }}
            >
              {translate(state === 'subscribed' ? 'settings.push.turnOff' : 'settings.push.turnOn')}
            </button>
          )}
        </li>
      </ul>
    </div>
  );
}
