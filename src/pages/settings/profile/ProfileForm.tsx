import { useEditContext, useTranslate } from 'react-admin';
import { Suspense, useId, useMemo } from 'react';
import type { AnyRecord, Resource } from '../../../engine/definition/runtimeDefinition.ts';
import { formFields } from '../../../engine/form/editForm.ts';
import { ResourceForm } from '../../../engine/form/ResourceForm.tsx';
import { SaveGuard } from '../../../engine/form/SaveGuard.tsx';
import { useEditSave } from '../../../engine/form/useEditSave.ts';
import type { FailedSave } from '../../../engine/form/useFailedSave.ts';
import type { PasswordQuestion } from '../../../engine/form/usePasswordQuestion.ts';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import { ownForm } from './ownForm.ts';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';

const EditConflict = lazyWithPreload(
  async () => (await import('../../../engine/form/EditConflict.tsx')).EditConflict,
);

interface ProfileFormProps {
  resource: Resource;
  failed: FailedSave;
  question: PasswordQuestion;
}

/** Renders the form of the user's own record once it is loaded. */
export function ProfileForm({ resource, failed, question }: ProfileFormProps) {
  const translate = useTranslate();
  const formId = useId();
  const { record, error, refetch } = useEditContext<AnyRecord>();
  const fields = useMemo(
    () => formFields(resource.manifest, resource.definition, record),
    [resource, record],
  );
  const config = useMemo(() => ({ form: ownForm(resource) }), [resource]);
  useEditSave({ resource, failed, question });
  if (!record)
    return (
      <QueryBoundary
        isPending={!error}
        error={error}
        onRetry={() => void refetch()}
        rows={6}
        rowHeight="64px"
      />
    );
  const { conflict } = failed;
  return (
    <SaveGuard watch={failed.watch}>
      <ResourceForm
        id={formId}
        resource={resource}
        config={config}
        fields={fields}
        saveLabel={translate('ui.action.save')}
        cancelTo="/"
      >
        {conflict && (
          <Suspense fallback={null}>
            <EditConflict
              key={String(conflict.theirs['version'])}
              resource={resource}
              fields={fields}
              paths={Object.values(config.form).flat()}
              base={conflict.base ?? record}
              theirs={conflict.theirs}
              formId={formId}
              onResolve={() => failed.resolve(conflict.theirs)}
              onClose={failed.close}
            />
          </Suspense>
        )}
      </ResourceForm>
    </SaveGuard>
  );
}
