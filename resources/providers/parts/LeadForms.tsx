import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { listInfoRequestForms } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../../src/engine/queries/useApi.ts';
import { EmptyState } from '../../../src/ui/EmptyState.tsx';
import { QueryBoundary } from '../../../src/ui/QueryBoundary.tsx';
import styles from './Section.module.css';

function LeadForm({ form: { title, fields } }: { form: Schemas['InfoRequestForm'] }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <li className={styles.entry} aria-labelledby={id}>
      <h3 id={id} className={styles.name}>
        {title}
      </h3>
      <ul className={styles.fields}>
        {fields.map(({ name, label, isRequired }) => (
          <li key={name}>
            {label}{' '}
            <span className={styles.muted}>
              {translate(
                `resources.providerPackage.leadForms.${isRequired ? 'required' : 'optional'}`,
              )}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Renders the forms by which couples contact a provider, with their fields. */
export function LeadForms({ record: { id } }: { record: Schemas['Provider'] }) {
  const translate = useTranslate();
  const api = useApi();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['providers', id, 'info-request-forms'],
    queryFn: ({ signal }) => api.call(listInfoRequestForms, { params: { id }, signal }),
  });
  const title = translate('resources.providers.groups.leadForms');
  const forms = data?.data ?? [];
  return (
    <QueryBoundary
      rows={3}
      rowHeight="160px"
      isPending={isPending}
      error={error}
      onRetry={() => void refetch()}
    >
      {forms.length === 0 ? (
        <EmptyState title={translate('resources.providerPackage.leadForms.none')} />
      ) : (
        <section className={styles.section} aria-label={title}>
          <header>
            <h2>{title}</h2>
            <p>{translate('resources.providerPackage.leadForms.text')}</p>
          </header>
          <ul className={styles.list}>
            {forms.map((form) => (
              <LeadForm key={form.key} form={form} />
            ))}
          </ul>
        </section>
      )}
    </QueryBoundary>
  );
}
