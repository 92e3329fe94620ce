import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useCallback, useMemo } from 'react';
import { updateRedirectNumberFacts } from '#contract/facts/updateRedirectNumber.ts';
import { getRedirectNumber, updateRedirectNumber } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { ApiForm, readAnswerError, type Answers } from '../../../src/engine/apiForm/ApiForm.tsx';
import type { ApiFormData } from '../../../src/engine/apiForm/ApiFormData.ts';
import { get } from '#contract/get.ts';
import { getText } from '../../../src/engine/definition/field.ts';
import { useApi } from '../../../src/engine/queries/useApi.ts';
import { formatPhone } from '../../../src/ui/formatPhone.ts';
import { QueryBoundary } from '../../../src/ui/QueryBoundary.tsx';
import styles from './Section.module.css';

type Provider = Schemas['Provider'];
type Redirect = Schemas['RedirectNumber']['data'];

const asRecord = (current: unknown) => ({
  id: Number(get(current, 'id')),
  version: get(current, 'version'),
  redirectTo: get(current, 'redirectTo'),
});

function RedirectForm({ provider, redirect }: { provider: Provider; redirect: Redirect }) {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useApi();
  const queryClient = useQueryClient();
  const form = useMemo<ApiFormData>(
    () => ({
      key: 'redirect',
      title: translate('resources.providers.groups.redirect'),
      text: '',
      fields: [
        {
          name: 'redirectTo',
          kind: 'phone',
          maxLength: updateRedirectNumberFacts.body.redirectTo.maxLength,
          label: translate('resources.providers.redirect.to'),
          help: translate('resources.providers.redirect.help', {
            phone: provider.phone === null ? '–' : formatPhone(provider.phone),
          }),
        },
      ],
    }),
    [translate, provider.phone],
  );
  const record = useMemo(() => asRecord(redirect), [redirect]);
  const onSave = useCallback(
    async ({ redirectTo }: Answers, base: unknown) => {
      try {
        const answer = await api.call(updateRedirectNumber, {
          params: { id: provider.id },
          ifMatch: Number(get(base, 'version')),
          body: { redirectTo: getText({ redirectTo }, 'redirectTo') || null },
        });
        queryClient.setQueryData(['providers', provider.id, 'redirect-number'], answer);
        void queryClient.invalidateQueries({ queryKey: ['providers'] });
        notify('resources.providers.redirect.saved', { type: 'success' });
      } catch (error) {
        throw readAnswerError(error, asRecord);
      }
    },
    [api, provider.id, queryClient, notify],
  );
  return (
    <ApiForm
      form={form}
      options={NONE}
      record={record}
      saveLabel={translate('ui.action.save')}
      cancelTo={`/providers/${provider.id}`}
      onSave={onSave}
    />
  );
}

const NONE: readonly [] = [];

/** Renders the phone number for couples, and the number to which its calls are redirected. */
export function RedirectNumber({ record: provider }: { record: Provider }) {
  const translate = useTranslate();
  const api = useApi();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['providers', provider.id, 'redirect-number'],
    queryFn: ({ signal }) => api.call(getRedirectNumber, { params: { id: provider.id }, signal }),
  });
  const title = translate('resources.providers.groups.redirect');
  const redirect = data?.data;
  return (
    <QueryBoundary
      rows={2}
      rowHeight="64px"
      isPending={isPending}
      error={error}
      onRetry={() => void refetch()}
    >
      {redirect && (
        <section className={styles.section} aria-label={title}>
          <header>
            <h2>{title}</h2>
            <p>{translate('resources.providers.redirect.text')}</p>
          </header>
          <div className={styles.card}>
            <span className={styles.muted}>{translate('resources.providers.redirect.number')}</span>
            {redirect.switchboardNumber === null ? (
              <span>{translate('resources.providers.redirect.none')}</span>
            ) : (
              <bdi className={styles.large} dir="ltr">
                {formatPhone(redirect.switchboardNumber)}
              </bdi>
            )}
          </div>
          {provider.allowed.update && <RedirectForm provider={provider} redirect={redirect} />}
        </section>
      )}
    </QueryBoundary>
  );
}
