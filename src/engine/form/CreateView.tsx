import { CreateBase, useTranslate } from 'react-admin';
import { useCallback, useId, useMemo } from 'react';
import { generatePath } from 'react-router-dom';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import type { RuntimeCreateConfig, Resource } from '../definition/runtimeDefinition.ts';
import type { FieldMap } from '../definition/manifest.ts';
import { createBody } from './formBody.ts';
import { FormGate } from '../access/FormGate.tsx';
import { recordPath } from '../definition/recordPath.ts';
import { useResourceLocation } from '../definition/useResourceLocation.ts';
import { visiblePaths } from './visiblePaths.ts';
import { ResourceForm } from './ResourceForm.tsx';
import { SaveGuard } from './SaveGuard.tsx';
import { unflatten } from './unflatten.ts';
import { useDialogSave } from './useDialogSave.ts';
import { useFailedSave } from './useFailedSave.ts';
import { useParentValues } from './useParentValues.ts';
import { useUrlDefaults } from './useUrlDefaults.ts';

const NO_FILTER = {};

interface CreatePageProps {
  resource: Resource;
  create: RuntimeCreateConfig;
  fields: FieldMap;
  /** References that the new record shares with its parent record. */
  parentValues: Readonly<Record<string, unknown>>;
}

function CreatePage({ resource, create, fields, parentValues }: CreatePageProps) {
  const translate = useTranslate();
  const formId = useId();
  const { base, meta, filter } = useResourceLocation(resource.name);
  const { watch, onError } = useFailedSave();
  const inDialog = useDialogSave(resource, 'created');
  const name = translate(`resources.${resource.name}.create`, { _: translate('ra.action.create') });
  usePageTitle(name);
  const transform = useCallback(
    (values: unknown) => {
      const paths = visiblePaths(resource, Object.values(create.form).flat(), values);
      return createBody(fields, paths, values);
    },
    [resource, create, fields],
  );
  const { show } = resource.definition;
  const redirect = useCallback(
    (_?: string, id?: string | number) => {
      if (create.opens !== undefined) return generatePath(`/${create.opens}`, { id: String(id) });
      return show ? recordPath(base, id ?? '') : base;
    },
    [base, show, create],
  );
  const started = useUrlDefaults(fields);
  const defaults = useMemo(
    () => ({ ...create.start, ...parentValues, ...started, ...filter }),
    [create, parentValues, started, filter],
  );
  return (
    <CreateBase
      resource={resource.name}
      {...(create.render && { record: unflatten(defaults) })}
      transform={transform}
      redirect={redirect}
      mutationOptions={{ onError, meta, ...inDialog }}
    >
      <SaveGuard watch={watch}>
        <PageHeader title={name} back={{ to: base, label: translate('ui.action.back') }} />
        {create.render ? (
          <create.render id={formId} />
        ) : (
          <ResourceForm
            resource={resource}
            config={create}
            fields={fields}
            rules={resource.manifest.create?.rules}
            defaults={defaults}
            saveLabel={translate(`resources.${resource.name}.save`, {
              _: translate('ui.action.save'),
            })}
            cancelTo={base}
          />
        )}
      </SaveGuard>
    </CreateBase>
  );
}

/**
 * Renders the create page of a declared resource. After saving, navigates to the new record, or from a dialog to
 * the list.
 */
export function CreateView({ resource }: { resource: Resource }) {
  const { create } = resource.definition;
  const slot = resource.manifest.create;
  const { filter = NO_FILTER } = useResourceLocation(resource.name);
  // A form below a gallery needs the gallery's provider unless the location already supplies it.
  const needsParent = slot?.required.some((name) => slot.fields[name]?.ref && !(name in filter));
  const { values, isPending } = useParentValues(resource, needsParent ?? false);
  if (!create || !slot || isPending) return null;
  return (
    <FormGate gate={create}>
      <CreatePage resource={resource} create={create} fields={slot.fields} parentValues={values} />
    </FormGate>
  );
}
