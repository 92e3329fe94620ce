import { useTranslate } from 'react-admin';
import { useCallback, useMemo } from 'react';
import { FieldsDialog } from '../../actions/FieldsDialog.tsx';
import type { Resource } from '../../definition/runtimeDefinition.ts';
import { createBody } from '../../form/formBody.ts';
import { UploadValuesContext } from '../../controls/upload/UploadValuesContext.ts';
import type { AddFiles } from './useAddFiles.ts';

const NO_FIELDS = {};

/** Asks what chosen files belong to, where the list shows several. */
export function MissingFields({ resource, files }: { resource: Resource; files: AddFiles }) {
  const translate = useTranslate();
  const { missing, values, answer, cancel } = files;
  const record = useMemo(() => ({ id: 0, ...values }), [values]);
  const fields = resource.manifest.create?.fields ?? NO_FIELDS;
  const onAnswer = useCallback(
    async (values: unknown) => {
      answer(createBody(fields, missing, values));
      return undefined;
    },
    [answer, fields, missing],
  );
  return (
    <UploadValuesContext value={values}>
      <FieldsDialog
        resource={resource}
        fields={fields}
        only={missing}
        record={record}
        title={translate('listTools.uploads.whereTo')}
        submit={translate('listTools.uploads.start')}
        onAnswer={onAnswer}
        onClose={cancel}
      />
    </UploadValuesContext>
  );
}
