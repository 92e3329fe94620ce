import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { getNotificationPreferences, updateNotificationPreferences } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../../engine/queries/useApi.ts';
import parts from '../parts.module.css';
import { Blocked } from '../Blocked.tsx';
import type { SettingsUser } from '../SettingsUser.ts';
import { ChoiceTable, type Change } from './ChoiceTable.tsx';
import { PushSwitch } from './PushSwitch.tsx';
import { useNotifyError } from '../../../ui/useNotifyError.ts';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';

type Preference = Schemas['NotificationPreference'];

const KEY = ['notification-preferences'];

/**
 * Renders the notification preferences. They are blocked during impersonation, since they cover support's
 * access too.
 */
export function NotificationsTab({ isImpersonated }: SettingsUser) {
  return isImpersonated ? <Blocked /> : <Choices />;
}

/** Renders the preferences and saves each change immediately, with an optimistic update. */
function Choices() {
  const translate = useTranslate();
  const notifyError = useNotifyError();
  const api = useApi();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await api.call(getNotificationPreferences, { signal })).data,
  });
  const change = useMutation({
    mutationFn: (one: Change) =>
      api.call(updateNotificationPreferences, { body: { changes: [one] } }),
    // Runs the mutations in series, so that the last response matches the last choice.
    scope: { id: 'notification-preferences' },
    onMutate: ({ type, channel, isOn }) => {
      queryClient.setQueryData<Preference[]>(KEY, (before) =>
        before?.map((one) => (one.type === type ? { ...one, [channel]: isOn } : one)),
      );
    },
    onError: notifyError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
  if (!data)
    return (
      <QueryBoundary
        isPending={!error}
        error={error}
        onRetry={() => void refetch()}
        rows={4}
        rowHeight="64px"
      />
    );
  return (
    <>
      <PushSwitch />
      <div className={parts.card}>
        <ChoiceTable preferences={data} onChange={change.mutate} />
        <p className={parts.muted}>{translate('settings.notifications.smsNote')}</p>
        <p className={parts.muted} role="status">
          {change.isPending
            ? translate('ui.state.saving')
            : change.isSuccess
              ? translate('ui.state.saved')
              : ''}
        </p>
      </div>
    </>
  );
}
