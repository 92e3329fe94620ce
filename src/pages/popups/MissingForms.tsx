import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useCallback, useState } from 'react';
import {
  getProvider,
  getProviderData,
  listProviderFormOptions,
  updateProviderData,
} from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { ApiForm, readAnswerError, type Answers } from '../../engine/apiForm/ApiForm.tsx';
import { get } from '#contract/get.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import styles from './Popup.module.css';
import type { Gap } from './usePopupData.ts';

interface MissingFormsProps {
  gap: Gap;
  /** Called when the last form was sent or skipped. */
  onDone: () => void;
}

type Step = Pick<Schemas['ProviderData'], 'version' | 'answers'> & { cityId: number };

/** Renders the incomplete forms of one provider, one after the other. */
export function MissingForms({ gap: { page, forms }, onDone }: MissingFormsProps) {
  const translate = useTranslate();
  const api = useApi();
  const [index, setIndex] = useState(0);
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['popups', 'missing-forms', page.id],
    queryFn: async ({ signal }) => {
      const query = { providerId: page.id };
      const [provider, answers, options] = await Promise.all([
        api.call(getProvider, { params: { id: page.id }, signal }),
        api.call(getProviderData, { params: query, signal }),
        api.call(listProviderFormOptions, { query, signal }),
      ]);
      return { cityId: provider.data.cityId, answers: answers.data, options: options.data };
    },
  });
  const form = forms[index];
  if (!form) return null;
  const next = () => {
    if (index + 1 < forms.length) setIndex(index + 1);
    else onDone();
  };
  return (
    <div className={styles.body}>
      <div className={styles.steps} aria-hidden="true">
        {forms.map(({ key }, at) => (
          <span
            key={key}
            className={styles.step}
            data-state={at === index ? 'now' : at < index ? 'done' : 'left'}
          />
        ))}
      </div>
      <div className={styles.about}>
        <h3>{form.title}</h3>
        <p className={styles.facts}>
          <bdi>{page.name}</bdi> ·{' '}
          {translate('popups.missingInfo.step', { at: index + 1, of: forms.length })}
        </p>
      </div>
      <QueryBoundary
        rows={3}
        rowHeight="64px"
        isPending={isPending}
        error={error}
        onRetry={() => void refetch()}
      >
        {data && (
          <OneForm
            key={form.key}
            pageId={page.id}
            form={form}
            options={data.options}
            start={{ ...data.answers, cityId: data.cityId }}
            onNext={next}
          />
        )}
      </QueryBoundary>
    </div>
  );
}

interface OneFormProps {
  pageId: number;
  form: Schemas['ProviderForm'];
  options: readonly Schemas['ProviderFormOption'][];
  start: Step;
  onNext: () => void;
}

function OneForm({ pageId, form, options, start, onNext }: OneFormProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useApi();
  const queryClient = useQueryClient();
  const [record] = useState(() => ({
    ...start.answers,
    cityId: start.cityId,
    id: pageId,
    version: start.version,
  }));
  const onSave = useCallback(
    async (answers: Answers, base: unknown) => {
      try {
        const { data } = await api.call(updateProviderData, {
          params: { providerId: pageId },
          ifMatch: Number(get(base, 'version')),
          body: { form: form.key, answers },
        });
        // The next form requires the version that this save returned.
        queryClient.setQueryData<{ answers: unknown }>(
          ['popups', 'missing-forms', pageId],
          (cached) => cached && { ...cached, answers: data },
        );
        void queryClient.invalidateQueries({ queryKey: ['providers'] });
        void queryClient.invalidateQueries({ queryKey: ['api-forms'] });
        notify('engine.apiForm.sent', { type: 'success' });
        onNext();
      } catch (error) {
        throw readAnswerError(error, (current) => ({
          ...record,
          ...answersOf(current),
          id: pageId,
          version: get(current, 'version'),
        }));
      }
    },
    [api, pageId, form.key, queryClient, notify, onNext, record],
  );
  return (
    <ApiForm
      form={form}
      options={options}
      record={record}
      saveLabel={translate('engine.apiForm.send')}
      cancelTo={onNext}
      onSave={onSave}
    />
  );
}

function answersOf(current: unknown): object {
  const answers = get(current, 'answers');
  return typeof answers === 'object' && answers !== null ? answers : {};
}
