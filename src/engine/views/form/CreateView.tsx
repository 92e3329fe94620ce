import { CreateBase, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { usePageTitle } from '../../../ui/usePageTitle.ts';
import type { Resource } from '../../definition/anyDefinition.ts';
import { createBody } from '../../form/formBody.ts';
import { toRecord } from '../recordPath.ts';
import { useUrlDefaults } from './useUrlDefaults.ts';
import { ResourceForm } from './ResourceForm.tsx';

/** The create page of a declared resource; the new record is shown once the API has taken it. */
export function CreateView({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const { create, show } = resource.definition;
  const slot = resource.manifest.create;
  const name = translate(`resources.${resource.name}.create`, { _: translate('ra.action.create') });
  usePageTitle(name);
  const transform = useCallback(
    (values: unknown) =>
      create && slot ? createBody(slot.fields, Object.values(create.form).flat(), values) : {},
    [create, slot],
  );
  const defaults = useUrlDefaults(slot?.fields);
  if (!create || !slot) return null;
  return (
    <CreateBase resource={resource.name} transform={transform} redirect={show ? toRecord : 'list'}>
      <PageHeader
        title={name}
        back={{ to: `/${resource.name}`, label: translate('ui.action.back') }}
      />
      <ResourceForm
        resource={resource}
        form={create.form}
        fields={slot.fields}
        defaults={defaults}
        saveLabel={translate('ui.action.save')}
        cancelTo={`/${resource.name}`}
      />
    </CreateBase>
  );
}
