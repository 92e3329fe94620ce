import Switch from '@mui/material/Switch';
import { useGetList, useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import type { Schemas } from '#contract/types.ts';
import { useIsImpersonated } from '../../../src/engine/access/useIsImpersonated.ts';
import { useCan } from '../../../src/engine/access/useCan.ts';
import styles from './PageLinks.module.css';
import { usePageLink, type PageLink, type PageSwitch } from './usePageLink.ts';
import { QueryBoundary } from '../../../src/ui/QueryBoundary.tsx';

type Provider = Pick<Schemas['Provider'], 'id' | 'name'>;

const MESSAGES = 'resources.customer-users.pageLinks';
const SWITCHES = ['canReceiveLeads', 'canReceiveLeadsSms', 'showAsContact'] as const;
const MAX_PROVIDERS = 100;

interface LinkRowProps {
  provider: Provider;
  link: PageLink | undefined;
  /** Change of this row that is being saved; the row already shows the new value. */
  moved: { name: PageSwitch | 'works'; isOn: boolean } | undefined;
  isDisabled: boolean;
  /** True for an agent: only the customer links its users to providers. */
  isFixed: boolean;
  onLink: (isOn: boolean) => void;
  onChange: (name: PageSwitch, isOn: boolean) => void;
}

/** Renders one provider: whether the user works for it, and the switches of the link. */
function LinkRow(props: LinkRowProps) {
  const { provider, link, moved, isDisabled, isFixed, onLink, onChange } = props;
  const translate = useTranslate();
  const id = useId();
  const named = (name: string) => ({
    'aria-labelledby': `${id}-${name} ${id}`,
  });
  const shown = (name: string, isOn: boolean) => (moved?.name === name ? moved.isOn : isOn);
  const label = (name: string) => (
    <span id={`${id}-${name}`} className={styles.label}>
      {translate(`${MESSAGES}.fields.${name}`)}
    </span>
  );
  return (
    <li className={styles.row}>
      <label className={styles.page}>
        <bdi id={id}>{provider.name}</bdi>
        {label('works')}
        <Switch
          checked={shown('works', link !== undefined)}
          disabled={isDisabled || isFixed}
          onChange={(_event, isOn) => onLink(isOn)}
          slotProps={{ input: named('works') }}
        />
      </label>
      {SWITCHES.map((name) => (
        <label key={name} className={styles.switch}>
          {label(name)}
          <Switch
            checked={shown(name, link?.[name] ?? false)}
            disabled={isDisabled || !link}
            onChange={(_event, isOn) => onChange(name, isOn)}
            slotProps={{ input: named(name) }}
          />
        </label>
      ))}
    </li>
  );
}

/** Renders the customer's providers: for which of them the user works, receives leads, and is shown as contact. */
export function PageLinks({ record }: { record: Schemas['CustomerUser'] }) {
  const translate = useTranslate();
  const titleId = useId();
  const isImpersonated = useIsImpersonated();
  const [text, setText] = useState('');
  const canAccess = useCan({ resource: 'customer-users', action: 'edit' });
  const { moved, link, unlink, change } = usePageLink(record.id);
  const { data, total, error, refetch } = useGetList<Provider>('providers', {
    pagination: { page: 1, perPage: MAX_PROVIDERS },
    sort: { field: 'name', order: 'ASC' },
    filter: text.trim() === '' ? {} : { q: text.trim() },
  });
  const isReadOnly = canAccess !== true || !record.allowed.update || link === undefined;
  const rows = data?.map((provider) => {
    const held = record.providers.find(({ providerId }) => providerId === provider.id);
    return (
      <LinkRow
        key={provider.id}
        provider={provider}
        link={held}
        moved={moved?.providerId === provider.id ? moved : undefined}
        isDisabled={isReadOnly || moved !== undefined}
        isFixed={isImpersonated}
        onLink={(isOn) => void (isOn || !held ? link?.(provider.id) : unlink?.(held))}
        onChange={(name, isOn) => void (held && change?.(held, name, isOn))}
      />
    );
  });
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId}>{translate('resources.customer-users.groups.pages')}</h2>
      <p className={styles.text}>{translate(`${MESSAGES}.text`)}</p>
      {isImpersonated && <p className={styles.text}>{translate(`${MESSAGES}.kept`)}</p>}
      {((total ?? 0) > MAX_PROVIDERS || text !== '') && (
        <input
          type="search"
          className="ui-input"
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-label={translate('resources.providers.fields.filters.q')}
          placeholder={translate('resources.providers.fields.filters.q')}
        />
      )}
      <QueryBoundary
        isPending={!rows}
        error={error}
        onRetry={() => void refetch()}
        rowHeight="56px"
      >
        <ul className={styles.rows}>{rows}</ul>
      </QueryBoundary>
    </section>
  );
}
