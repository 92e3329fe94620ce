import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { listLeadDuplicates } from '#contract/operations.ts';
import { useApi } from '../../../../src/engine/queries/useApi.ts';
import { useResourceLocation } from '../../../../src/engine/definition/useResourceLocation.ts';
import { formatDateTime } from '../../../../src/ui/format.ts';
import { StatusTag } from '../../../../src/ui/StatusTag.tsx';
import { useLocale } from '../../../../src/ui/useLocale.ts';
import type { Lead } from '../Lead.ts';
import { statusTone } from '../statusTone.ts';
import styles from './DuplicateHint.module.css';

/** Renders links to the couple's leads at other providers; nothing without any, or after an error. */
export function DuplicateHint({ lead }: { lead: Lead }) {
  const translate = useTranslate();
  const locale = useLocale();
  const api = useApi();
  const { base } = useResourceLocation('leads');
  const { data = [] } = useQuery({
    queryKey: ['lead-duplicates', lead.id],
    queryFn: async () => (await api.call(listLeadDuplicates, { params: { id: lead.id } })).data,
    enabled: !lead.isMasked,
    staleTime: 60_000,
  });
  if (data.length === 0) return null;
  return (
    <section className={styles.hint} aria-label={translate('resources.leadDesk.duplicates.label')}>
      <p>{translate('resources.leadDesk.duplicates.also', { smart_count: data.length })}</p>
      <ul>
        {data.map(({ leadId, provider, createdAt, status, matchedBy }) => (
          <li key={leadId}>
            <Link
              to={`${base}/${leadId}`}
              title={translate('resources.leadDesk.duplicates.by', {
                what: matchedBy
                  .map((by) => translate(`resources.leadDesk.duplicates.matchedBy.${by}`))
                  .join(', '),
              })}
            >
              <bdi>{provider.name}</bdi>
            </Link>
            <span>{formatDateTime(createdAt, locale)}</span>
            <StatusTag tone={statusTone[status]}>
              {translate(`resources.leads.values.status.${status}`)}
            </StatusTag>
          </li>
        ))}
      </ul>
    </section>
  );
}
