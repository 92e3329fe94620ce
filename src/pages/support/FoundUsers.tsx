import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { searchSupportUsers } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { BreakingText } from '../../ui/BreakingText.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatAgo } from '../../ui/format.ts';
import { formatPhone } from '../../ui/formatPhone.ts';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { useLocale } from '../../ui/useLocale.ts';
import styles from './Desk.module.css';

type SupportUser = Schemas['SupportUser'];
type Choose = (user: SupportUser) => void;

const LIMIT = 25;

/** Renders the names of the user's providers and the number of further ones. */
function Pages({ providers, providerCount }: SupportUser) {
  const translate = useTranslate();
  const more = providerCount - providers.length;
  return (
    <>
      {providers.map(({ id, name, cityName }) => (
        <span key={id}>
          <bdi>{cityName === null ? name : `${name}, ${cityName}`}</bdi>
        </span>
      ))}
      {more > 0 && <span>{translate('support.desk.morePages', { smart_count: more })}</span>}
      {providerCount === 0 && <span>{translate('support.desk.noPages')}</span>}
    </>
  );
}

function UserCard({ user, onChoose }: { user: SupportUser; onChoose: Choose }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { fullName, username, customer, closedBy, lastSeenAt } = user;
  return (
    <li className={styles.card}>
      <div className={styles.column}>
        <span className={styles.name}>
          <bdi>{fullName}</bdi>
          <StatusTag tone="neutral">
            {translate(`resources.customer-users.values.roleId.${user.role}`)}
          </StatusTag>
        </span>
        {username !== null && (
          <span>
            <bdi>{username}</bdi>
          </span>
        )}
        <span>
          {lastSeenAt === null
            ? translate('support.desk.neverSeen')
            : translate('support.desk.seen', { when: formatAgo(lastSeenAt, locale) })}
        </span>
      </div>
      <div className={styles.column}>
        <span className={styles.account}>
          <bdi>{customer.name}</bdi>
        </span>
        <Pages {...user} />
      </div>
      <div className={styles.column}>
        {user.phone !== null && (
          <span>
            <bdi dir="ltr">{formatPhone(user.phone)}</bdi>
          </span>
        )}
        {user.email !== null && (
          <span>
            <bdi>
              <BreakingText text={user.email} />
            </bdi>
          </span>
        )}
      </div>
      {closedBy === null ? (
        <button
          type="button"
          className="ui-button"
          aria-label={translate('support.desk.actAs', { name: fullName })}
          onClick={() => onChoose(user)}
        >
          {translate('support.desk.act')}
        </button>
      ) : (
        <p className={styles.closed}>{translate(`support.desk.closed.${closedBy}`)}</p>
      )}
    </li>
  );
}

/** Renders the users who match the typed text, the best match first. */
export function FoundUsers({ words, onChoose }: { words: string; onChoose: Choose }) {
  const translate = useTranslate();
  const api = useApi();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['support', 'users', words],
    queryFn: ({ signal }) =>
      api.call(searchSupportUsers, { query: { q: words, limit: LIMIT }, signal }),
    placeholderData: (before) => before,
  });
  const found = data?.data ?? [];
  const count = translate(data?.hasMore ? 'support.desk.foundMore' : 'support.desk.found', {
    smart_count: found.length,
  });
  return (
    <QueryBoundary
      rows={4}
      rowHeight="88px"
      isPending={isPending}
      error={error}
      onRetry={() => void refetch()}
    >
      <p role="status" className={styles.count}>
        {!isFetching && found.length > 0 && count}
      </p>
      {found.length === 0 ? (
        <EmptyState
          title={translate('support.desk.none.title')}
          text={translate('support.desk.none.text')}
        />
      ) : (
        <ul className={styles.list} aria-label={translate('support.desk.results')}>
          {found.map((user) => (
            <UserCard key={user.id} user={user} onChoose={onChoose} />
          ))}
        </ul>
      )}
    </QueryBoundary>
  );
}
