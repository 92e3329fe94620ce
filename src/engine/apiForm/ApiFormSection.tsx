import { useEvent, useNotify, useTranslate } from 'react-admin';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import type { ApiFormsConfig } from '../definition/apiFormsConfig.ts';
import { get } from '#contract/get.ts';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { useCan } from '../access/useCan.ts';
import { useApi } from '../queries/useApi.ts';
import { ApiForm, readAnswerError, type Answers } from './ApiForm.tsx';
import type { ApiAnswers, ApiFormData, ApiFormOption } from './ApiFormData.ts';
import styles from './ApiForm.module.css';
import { FormAnswerList } from './FormAnswerList.tsx';
import { FormUpdate } from './FormUpdate.tsx';
import { useApiAnswers, useApiForms, useRefreshAnswers } from './useApiForms.ts';

interface ApiFormSectionProps {
  resource: Resource;
  config: ApiFormsConfig;
  /** Key of the form. */
  form: string;
  record: AnyRecord;
  cancelTo: string;
}

interface LoadedProps extends Omit<ApiFormSectionProps, 'form'> {
  data: ApiAnswers;
  form: ApiFormData;
  options: readonly ApiFormOption[];
}

/** Calls back once the surrounding form has no changes. */
function OnPristine({ run }: { run: () => void }) {
  const { dirtyFields } = useFormState();
  const isPristine = Object.keys(dirtyFields).length === 0;
  const callBack = useEvent(run);
  useEffect(() => {
    if (isPristine) callBack();
  }, [isPristine, callBack]);
  return null;
}

/** Returns the answers as the form was opened with them, as a record, and callbacks that replace them. */
function useOpened(data: ApiAnswers, record: AnyRecord) {
  const toRecord = useCallback(
    (current: unknown): AnyRecord => {
      const answers = get(current, 'answers');
      // The options may be filtered by a field of the record itself.
      return {
        ...record,
        ...(typeof answers === 'object' && answers),
        id: record.id,
        version: get(current, 'version'),
      };
    },
    [record],
  );
  // Not updated while the form is edited; a concurrent change is reported on save.
  const [opened, setOpened] = useState(() => toRecord(data));
  const [seen, setSeen] = useState(data);
  const takeOver = () => {
    setSeen(data);
    setOpened(toRecord(data));
  };
  return { toRecord, opened, setOpened, isOutdated: data !== seen, takeOver };
}

function Loaded({ resource, config, form, options, data, record, cancelTo }: LoadedProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useApi();
  const refresh = useRefreshAnswers(config, record.id, resource.name);
  const canAccess = useCan({ resource: resource.name, action: 'edit' });
  const { toRecord, opened, setOpened, isOutdated, takeOver } = useOpened(data, record);
  const update = data.updates.find((one) => one.form === form.key);
  const onSave = useCallback(
    async (answers: Answers, base: unknown) => {
      try {
        const saved = get(
          await api.send(config.change, {
            params: { [config.param]: record.id },
            ifMatch: Number(get(base, 'version')),
            body: { form: form.key, answers },
          }),
          'data',
        );
        setOpened(toRecord(saved));
        await refresh(saved);
        notify('engine.apiForm.sent', { type: 'success' });
      } catch (error) {
        throw readAnswerError(error, toRecord);
      }
    },
    [api, config, record.id, form.key, toRecord, setOpened, refresh, notify],
  );
  const withdraw = async (id: number) => {
    await api.send(config.withdraw, { params: { id } });
    await refresh();
    const { data: fresh } = await api
      .send(config.answers, { params: { [config.param]: record.id } })
      .then((answer) => ({ data: get(answer, 'data') }));
    setOpened(toRecord(fresh));
    notify('engine.apiForm.withdrawn', { type: 'success' });
  };
  return (
    <section className={styles.section} aria-label={form.title}>
      <header className={styles.head}>
        <h2>{form.title}</h2>
        <p>{form.text}</p>
      </header>
      {update && (
        <FormUpdate
          key={update.id}
          update={update}
          onWithdraw={canAccess ? () => withdraw(update.id) : undefined}
        />
      )}
      {canAccess ? (
        <ApiForm
          form={form}
          options={options}
          record={opened}
          draft={update?.status === 'rejected' ? update.answers : undefined}
          saveLabel={translate('engine.apiForm.send')}
          cancelTo={cancelTo}
          onSave={onSave}
        >
          {isOutdated && <OnPristine run={takeOver} />}
        </ApiForm>
      ) : (
        <FormAnswerList form={form} options={options} record={toRecord(data)} />
      )}
    </section>
  );
}

/** Renders an API form as a group of a record's page, with a pending or rejected update above it. */
export function ApiFormSection({ form: key, ...props }: ApiFormSectionProps) {
  const { config, record } = props;
  const forms = useApiForms(config, record.id);
  const answers = useApiAnswers(config, record.id);
  const form = useMemo(() => forms.data?.forms.find((one) => one.key === key), [forms.data, key]);
  const isLoaded = forms.data !== undefined && answers.data !== undefined;
  return (
    <QueryBoundary
      rows={5}
      rowHeight="64px"
      isPending={forms.isPending || answers.isPending}
      // A failed refetch leaves the loaded form, and what is typed into it, on the page.
      error={isLoaded ? undefined : (forms.error ?? answers.error)}
      onRetry={() => void Promise.all([forms.refetch(), answers.refetch()])}
    >
      {form && forms.data && answers.data && (
        <Loaded key={key} {...props} form={form} options={forms.data.options} data={answers.data} />
      )}
    </QueryBoundary>
  );
}
