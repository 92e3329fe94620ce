import { useMemo } from 'react';
import type { AnyRecord } from '../definition/runtimeDefinition.ts';
import { Fields } from '../kinds/Fields.tsx';
import type { ApiFormData, ApiFormOption } from './ApiFormData.ts';
import { apiFormResource } from './apiFormResource.ts';
import { FormMessagesProvider } from './FormMessagesProvider.tsx';

interface FormAnswerListProps {
  form: ApiFormData;
  options: readonly ApiFormOption[];
  record: AnyRecord;
}

/** Renders the answers of a form read-only. */
export function FormAnswerList({ form, options, record }: FormAnswerListProps) {
  const { resource, fields, messages } = useMemo(
    () => apiFormResource(form, options),
    [form, options],
  );
  return (
    <FormMessagesProvider messages={messages}>
      <Fields of={resource} record={record} only={Object.keys(fields)} />
    </FormMessagesProvider>
  );
}
