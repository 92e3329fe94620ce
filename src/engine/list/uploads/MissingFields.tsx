import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { FieldsDialog } from '../../actions/FieldsDialog.tsx';
import type { Resource } from '../../definition/runtimeDefinition.ts';
import { createBody } from '../../form/formBody.ts';
import type { AddFiles } from './useAddFiles.ts';

const NO_FIELDS = {};

/** Asks what chosen files belong to, where the list shows several. */
export function MissingFields({ resource, files }: { resource: Resource; files: AddFiles }) {
  const translate = useTranslate();
  const { missing, answer, cancel } = files;
  const fields = resource.manifest.create?.fields ?? NO_FIELDS;
  const onAnswer = useCallback(
    async (values: unknown) => {
      answer(createBody(fields, missing, values));
      return undefined;
    },
    [answer, fields, missing],
  );
  return (
    <FieldsDialog
      resource={resource}
      fields={fields}
      only={missing}
      title={translate('listTools.uploads.whereTo')}
      submit={translate('listTools.uploads.start')}
      onAnswer={onAnswer}
      onClose={cancel}
    />
  );
}
