import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { getNotificationPreferences } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../engine/queries/useApi.ts';
import { usePush } from './PushContext.ts';

type Event = Schemas['RealtimeEvent'];
type Type = Schemas['NotificationType'];

const TYPE_OF: Readonly<Record<Event['type'], Type>> = {
  lead: 'lead',
  lead_assigned: 'lead',
  lead_message: 'message',
};

/** Maximum number of separate notifications; more events are combined into one. */
const MAX_NOTIFICATIONS = 3;

/**
 * Returns a function that passes events to the push port, if the user's preferences allow them.
 * @param path path at which the list of leads is mounted
 */
export function usePushNews(path: string): (events: readonly Event[]) => void {
  const translate = useTranslate();
  const navigate = useNavigate();
  const api = useApi();
  const { port, state } = usePush();
  const isOn = state === 'subscribed';
  const { data } = useQuery({
    queryKey: ['notification-preferences'],
    queryFn: async ({ signal }) => (await api.call(getNotificationPreferences, { signal })).data,
    enabled: isOn,
    staleTime: Infinity,
  });
  return useCallback(
    (events) => {
      if (!port || !isOn) return;
      const pushed = events.filter(
        ({ type }) => data?.find((one) => one.type === TYPE_OF[type])?.push !== false,
      );
      const open = (to: string) => void navigate(to);
      const show =
        pushed.length > MAX_NOTIFICATIONS
          ? [
              {
                id: `many ${pushed.at(-1)?.id}`,
                title: translate('notifications.push.many', { smart_count: pushed.length }),
                body: '',
                path,
              },
            ]
          : pushed.map(({ id, type, coupleName, body, leadId }) => ({
              id: `event ${id}`,
              title: `${translate(`realtime.${type}`)}: ${coupleName}`,
              body: body ?? '',
              path: `${path}/${leadId}`,
            }));
      for (const news of show) port.show(news, open).catch(() => undefined);
    },
    [port, isOn, data, translate, navigate, path],
  );
}
