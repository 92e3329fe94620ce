import { EditBase, useEditContext, useTranslate } from 'react-admin';
import { Suspense, useCallback, useEffect, useId, useMemo, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { get } from '#contract/get.ts';
import { recordName } from '../definition/recordName.ts';
import { editBody } from './editBody.ts';
import { editForm, formFields } from './editForm.ts';
import { FormGate } from '../access/FormGate.tsx';
import { useCan } from '../access/useCan.ts';
import { isGone } from '../record/isGone.ts';
import { RecordMissing } from '../record/RecordMissing.tsx';
import { recordPath } from '../definition/recordPath.ts';
import { useResourceLocation } from '../definition/useResourceLocation.ts';
import { visiblePaths } from './visiblePaths.ts';
import { KeepTyped } from './KeepTyped.tsx';
import { RejectedDraft } from './RejectedDraft.tsx';
import { ResourceForm } from './ResourceForm.tsx';
import { SaveConflict } from './SaveConflict.tsx';
import { SaveGuard } from './SaveGuard.tsx';
import { useDialogSave } from './useDialogSave.ts';
import { useEditSave } from './useEditSave.ts';
import { useFailedSave, type FailedSave } from './useFailedSave.ts';
import { usePasswordQuestion, type PasswordQuestion } from './usePasswordQuestion.ts';

const PendingChange = lazyWithPreload(
  async () => (await import('../review/PendingChange.tsx')).PendingChange,
);

const PasswordDialog = lazyWithPreload(
  async () => (await import('./PasswordDialog.tsx')).PasswordDialog,
);

interface EditPageProps {
  resource: Resource;
  failed: FailedSave;
  question: PasswordQuestion;
  /** False until the record has been loaded once since the form was opened. */
  isLoaded: boolean;
  /** Called once the record is loaded and up to date. */
  onLoaded: () => void;
}

/** Returns the groups of the form, the contract's facts of its fields, and their paths. */
function useEditForm(resource: Resource, record: AnyRecord | undefined) {
  const { edit } = resource.definition;
  const config = useMemo(
    () => ({ ...edit, form: editForm(resource.definition) }),
    [edit, resource],
  );
  const fields = useMemo(
    () => formFields(resource.manifest, resource.definition, record),
    [resource, record],
  );
  const paths = useMemo(() => Object.values(edit?.form ?? {}).flat(), [edit]);
  return { config, fields, paths };
}

/** Returns the values of a rejected change by path; undefined if no change was rejected. */
function rejectedValues(record: AnyRecord): Record<string, unknown> | undefined {
  const changes = get(record, 'pendingChange.changes');
  if (get(record, 'pendingChange.status') !== 'rejected' || !Array.isArray(changes))
    return undefined;
  return Object.fromEntries(
    changes.map((one: unknown) => [String(get(one, 'field')), get(one, 'after')]),
  );
}

function EditPage({ resource, failed, question, isLoaded, onLoaded }: EditPageProps) {
  const translate = useTranslate();
  const formId = useId();
  const location = useResourceLocation(resource.name);
  const { record, error, refetch, isFetching } = useEditContext<AnyRecord>();
  const isCurrent = record !== undefined && !isFetching;
  useEffect(() => {
    if (isCurrent) onLoaded();
  }, [isCurrent, onLoaded]);
  useEditSave({ resource, failed, question });
  const { edit, show } = resource.definition;
  const slot = resource.manifest.update;
  const name = record ? recordName(resource, record) : '';
  const { config, fields, paths } = useEditForm(resource, record);
  usePageTitle(name);
  if (error && (!record || isGone(error)))
    return <RecordMissing to={location.base} error={error} onRetry={() => void refetch()} />;
  if (!record || !edit || !slot)
    return <SkeletonRows label={translate('ui.state.loading')} rows={6} rowHeight="64px" />;
  if (get(record, 'allowed.update') === false)
    return <EmptyState isPage title={translate('ui.state.forbidden')} />;
  const back = show ? recordPath(location.base, record.id) : location.base;
  const { conflict } = failed;
  const review = resource.manifest.review?.beside;
  const draft = review ? rejectedValues(record) : undefined;
  const within = (
    <>
      <KeepTyped record={record} paths={paths} isLoaded={isLoaded} onNewer={failed.resolve} />
      {isCurrent && <RejectedDraft values={draft} paths={paths} />}
      <SaveConflict
        resource={resource}
        fields={slot.fields}
        paths={paths}
        record={record}
        formId={formId}
        failed={failed}
      />
    </>
  );
  return (
    <FormGate gate={edit} record={record}>
      <SaveGuard watch={failed.watch}>
        <PageHeader
          title={<bdi>{name}</bdi>}
          back={{ to: back, label: translate('ui.action.back') }}
        />
        {review && (
          <Suspense fallback={null}>
            <PendingChange resource={resource} record={record} />
          </Suspense>
        )}
        {edit.render ? (
          <edit.render id={formId}>{within}</edit.render>
        ) : (
          <ResourceForm
            id={formId}
            resource={resource}
            config={config}
            fields={fields}
            rules={slot.rules}
            before={conflict?.base ?? record}
            saveLabel={translate('ui.action.save')}
            cancelTo={back}
            draft={draft}
          >
            {within}
          </ResourceForm>
        )}
      </SaveGuard>
    </FormGate>
  );
}

/**
 * Renders the edit page of a declared resource, which sends the changed fields with the version on which they are
 * based. Each record has its own form state, including its conflict.
 */
export function EditView({ resource }: { resource: Resource }) {
  const { id } = useParams();
  return <RecordEdit key={id} resource={resource} />;
}

function RecordEdit({ resource }: { resource: Resource }) {
  const { edit, show } = resource.definition;
  const slot = resource.manifest.update;
  const { base: address, meta } = useResourceLocation(resource.name);
  const canAccess = useCan({ resource: resource.name, action: 'edit' });
  const failed = useFailedSave();
  const { baseOf, onError } = failed;
  const inDialog = useDialogSave(resource, 'updated');
  const question = usePasswordQuestion();
  const [isLoaded, setLoaded] = useState(false);
  const onLoaded = useCallback(() => setLoaded(true), []);
  const transform = useCallback(
    (values: unknown, options?: { previousData?: unknown }) => {
      if (!edit || !slot) return {};
      const paths = visiblePaths(resource, Object.values(edit.form).flat(), values);
      return editBody(resource, paths, values, baseOf(options?.previousData));
    },
    [resource, edit, slot, baseOf],
  );
  const redirect = useCallback(
    (_?: string, saved?: string | number) => (show ? recordPath(address, saved ?? '') : address),
    [address, show],
  );
  if (canAccess !== true) return <Navigate to="/access-denied" replace />;
  return (
    <FormGate gate={edit}>
      <EditBase
        resource={resource.name}
        // Checked above. React-admin's own check is pending at first, and a cached record would count as loaded.
        disableAuthentication
        mutationMode="pessimistic"
        transform={transform}
        redirect={redirect}
        // No refetch while the form is edited: a newer record would reset it. Conflicts are reported on save.
        queryOptions={{ onError: ignore, meta, ...(isLoaded && { enabled: false }) }}
        mutationOptions={{ onError, meta, ...inDialog }}
      >
        <EditPage {...{ resource, failed, question, isLoaded, onLoaded }} />
      </EditBase>
      {question.isOpen && (
        <Suspense fallback={null}>
          <PasswordDialog question={question} />
        </Suspense>
      )}
    </FormGate>
  );
}

/**
 * Suppresses react-admin's default error handler, which would navigate away; the page renders the error itself.
 */
const ignore = () => {};
