import { EditBase, useEditContext, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { usePageTitle } from '../../../ui/usePageTitle.ts';
import type { AnyRecord, Resource } from '../../definition/anyDefinition.ts';
import { textAt } from '../../fields/field.ts';
import { updateBody } from '../../form/formBody.ts';
import { RecordMissing } from '../RecordMissing.tsx';
import { recordPath, toRecord } from '../recordPath.ts';
import { ResourceForm } from './ResourceForm.tsx';

function EditPage({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const { record, error, refetch } = useEditContext<AnyRecord>();
  const { edit, show, title } = resource.definition;
  const slot = resource.manifest.update;
  const name = textAt(record, title);
  usePageTitle(name);
  if (error)
    return <RecordMissing resource={resource.name} error={error} onRetry={() => void refetch()} />;
  if (!record || !edit || !slot)
    return <SkeletonRows label={translate('ui.state.loading')} rows={6} rowHeight="64px" />;
  const back = show ? recordPath(`/${resource.name}`, record.id) : `/${resource.name}`;
  return (
    <>
      <PageHeader
        title={<bdi>{name}</bdi>}
        back={{ to: back, label: translate('ui.action.back') }}
      />
      <ResourceForm
        resource={resource}
        form={edit.form}
        fields={slot.fields}
        saveLabel={translate('ui.action.save')}
        cancelTo={back}
      />
    </>
  );
}

/** The edit page of a declared resource: sends what changed, with the version that it was based on. */
export function EditView({ resource }: { resource: Resource }) {
  const { edit, show } = resource.definition;
  const slot = resource.manifest.update;
  const transform = useCallback(
    (values: unknown, options?: { previousData?: unknown }) =>
      edit && slot
        ? updateBody(slot.fields, Object.values(edit.form).flat(), values, options?.previousData)
        : {},
    [edit, slot],
  );
  return (
    <EditBase
      resource={resource.name}
      mutationMode="pessimistic"
      transform={transform}
      redirect={show ? toRecord : 'list'}
      queryOptions={{ onError: ignore }}
    >
      <EditPage resource={resource} />
    </EditBase>
  );
}

/** The page tells what went wrong by itself; react-admin's default would leave it. */
const ignore = () => {};
