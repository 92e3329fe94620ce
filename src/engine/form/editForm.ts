import type { RuntimeDefinition, RuntimeForm, AnyRecord } from '../definition/runtimeDefinition.ts';
import type { FieldMap, Manifest } from '../definition/manifest.ts';
import { editFields, fieldsOfRecord } from './editFields.ts';

/** Returns the groups of a definition's edit form, with the record's picture as the first field. */
export function editForm({ edit }: RuntimeDefinition): RuntimeForm {
  const { form = {}, picture } = edit ?? {};
  const [first] = Object.keys(form);
  return picture && first !== undefined
    ? { ...form, [first]: [picture.field, ...(form[first] ?? [])] }
    : form;
}

/** Returns the fields of a record's edit form, including its picture. */
export function formFields(
  manifest: Manifest,
  { edit }: RuntimeDefinition,
  record: AnyRecord | undefined,
): FieldMap {
  const fields = fieldsOfRecord(editFields(manifest), record);
  const { picture } = edit ?? {};
  return picture
    ? { ...fields, [picture.field]: { kind: 'image', aspect: picture.aspect, nullable: true } }
    : fields;
}
