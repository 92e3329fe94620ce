import ComputerIcon from '@mui/icons-material/ComputerOutlined';
import UnknownIcon from '@mui/icons-material/DevicesOtherOutlined';
import PhoneIcon from '@mui/icons-material/PhoneIphoneOutlined';
import TabletIcon from '@mui/icons-material/TabletMacOutlined';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { deleteOtherSessions, deleteSession, listSessions } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../../engine/queries/useApi.ts';
import { formatAgo, formatDateTime } from '../../../ui/format.ts';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { useLocale } from '../../../ui/useLocale.ts';
import { Blocked } from '../Blocked.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import styles from '../parts.module.css';
import type { SettingsUser } from '../SettingsUser.ts';
import { useNotifyError } from '../../../ui/useNotifyError.ts';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';

type OpenSession = Schemas['OpenSession'];

const icons = {
  computer: ComputerIcon,
  phone: PhoneIcon,
  tablet: TabletIcon,
  unknown: UnknownIcon,
};

const KEY = ['sessions'];

interface SessionRowProps {
  session: OpenSession;
  name: string;
  onEnd: (session: OpenSession) => void;
}

/** Renders one session with its device, times and address, and a button that ends it. */
function SessionRow({ session, name, onEnd }: SessionRowProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { kind, createdAt, lastSeenAt, address, isCurrent, agentName } = session;
  const Icon = icons[kind];
  return (
    <li>
      <Icon aria-hidden="true" />
      <span className={styles.grow}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
          {isCurrent && <StatusTag tone="success">{translate('settings.sessions.this')}</StatusTag>}
          {agentName !== null && (
            <StatusTag tone="warning">
              {translate('settings.sessions.support', { name: agentName })}
            </StatusTag>
          )}
        </span>
        <span className={styles.muted}>
          {isCurrent
            ? translate('settings.sessions.now')
            : translate('settings.sessions.lastSeen', { ago: formatAgo(lastSeenAt, locale) })}
          {' · '}
          {translate('settings.sessions.since', { moment: formatDateTime(createdAt, locale) })}
          {address !== null && (
            <>
              {' · '}
              <bdi dir="ltr">{address}</bdi>
            </>
          )}
        </span>
      </span>
      {!isCurrent && (
        <button
          type="button"
          className="ui-button"
          aria-label={translate('settings.sessions.endNamed', { name })}
          onClick={() => onEnd(session)}
        >
          {translate('settings.sessions.end')}
        </button>
      )}
    </li>
  );
}

/** Renders the customer user's sessions; ends one session, or all others. */
export function SessionsTab({ isImpersonated }: SettingsUser) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const api = useApi();
  const queryClient = useQueryClient();
  const [confirming, setConfirming] = useState<OpenSession | 'others'>();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await api.call(listSessions, { signal })).data,
    enabled: !isImpersonated,
  });
  const end = useMutation({
    mutationFn: (which: OpenSession | 'others') =>
      which === 'others'
        ? api.call(deleteOtherSessions)
        : api.call(deleteSession, { params: { id: which.id } }),
    onSuccess: (_, which) =>
      notify(`settings.sessions.${which === 'others' ? 'endedOthers' : 'ended'}`, {
        type: 'success',
      }),
    onError: notifyError,
    onSettled: async () => {
      setConfirming(undefined);
      await queryClient.invalidateQueries({ queryKey: KEY });
    },
  });
  if (isImpersonated) return <Blocked />;
  if (!data)
    return (
      <QueryBoundary
        isPending={!error}
        error={error}
        onRetry={() => void refetch()}
        rows={3}
        rowHeight="64px"
      />
    );

  const nameOf = ({ browser, system }: OpenSession) =>
    [browser, system].filter((part) => part !== null).join(' · ') ||
    translate('settings.sessions.unknown');
  return (
    <div className={styles.card}>
      <ul className={styles.rows}>
        {data.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            name={nameOf(session)}
            onEnd={setConfirming}
          />
        ))}
      </ul>
      {data.length > 1 ? (
        <div className={styles.actions}>
          <button type="button" className="ui-button" onClick={() => setConfirming('others')}>
            {translate('settings.sessions.endOthers')}
          </button>
        </div>
      ) : (
        <p className={styles.muted}>{translate('settings.sessions.only')}</p>
      )}
      {confirming && (
        <ConfirmDialog
          title={translate(
            confirming === 'others' ? 'settings.sessions.askOthers' : 'settings.sessions.ask',
            { name: confirming === 'others' ? '' : nameOf(confirming) },
          )}
          text={translate('settings.sessions.askText')}
          action={translate(
            confirming === 'others' ? 'settings.sessions.endOthers' : 'settings.sessions.end',
          )}
          isBusy={end.isPending}
          onConfirm={() => end.mutate(confirming)}
          onClose={() => setConfirming(undefined)}
        />
      )}
    </div>
  );
}
