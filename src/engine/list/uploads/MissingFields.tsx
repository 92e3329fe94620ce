import { useTranslate } from 'react-admin';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { FieldsDialog } from '../../actions/FieldsDialog.tsx';
import type { FieldMap } from '../../definition/manifest.ts';
import type { Resource } from '../../definition/runtimeDefinition.ts';
import { createBody } from '../../form/formBody.ts';
import { RequireFieldContext } from '../../controls/upload/RequireFieldContext.ts';
import { UploadValuesContext } from '../../controls/upload/UploadValuesContext.ts';
import { Thumbnail } from './Thumbnail.tsx';
import styles from './UploadPanel.module.css';
import type { AddFiles } from './useAddFiles.ts';

const NO_FIELDS = {};

/** Maximum number of previews: decoding twenty photos at once can exhaust a phone's memory. */
const MAX_PREVIEWS = 5;

/** Returns the fields, of which those that an input reports are marked as required. */
function useRequiredFields(fields: FieldMap) {
  const [required, setRequired] = useState<readonly string[]>([]);
  const require = useCallback((path: string) => {
    setRequired((now) => [...now, path]);
    return () => setRequired((now) => now.filter((one) => one !== path));
  }, []);
  const requiredFields = useMemo(() => {
    const stricter = required.flatMap((path) => {
      const facts = fields[path];
      return facts ? [[path, { ...facts, required: true }] as const] : [];
    });
    return { ...fields, ...Object.fromEntries(stricter) };
  }, [fields, required]);
  return { requiredFields, require };
}

/** Renders previews of the first files that are sent, and the number of the others. */
function Previews({ files }: { files: readonly File[] }) {
  const others = files.length - MAX_PREVIEWS;
  return (
    <div className={styles.chosen}>
      {files.slice(0, MAX_PREVIEWS).map((file, index) => (
        <Thumbnail key={index} file={file} />
      ))}
      {others > 0 && <bdi dir="ltr">+{others}</bdi>}
    </div>
  );
}

interface MissingFieldsProps {
  resource: Resource;
  files: AddFiles;
  /** Files that are sent with the answers. */
  sent: readonly File[];
  /** Content above the fields. */
  notice?: ReactNode;
}

/** Renders the form for the required fields of chosen files that the list's filters do not determine. */
export function MissingFields({ resource, files, sent, notice }: MissingFieldsProps) {
  const translate = useTranslate();
  const { missing, values, answer, cancel } = files;
  const record = useMemo(() => ({ id: 0, ...values }), [values]);
  const fields = resource.manifest.create?.fields ?? NO_FIELDS;
  const { requiredFields, require } = useRequiredFields(fields);
  const onAnswer = useCallback(
    async (values: unknown) => {
      answer(createBody(fields, missing, values), sent);
      return undefined;
    },
    [answer, fields, missing, sent],
  );
  const title = missing.length > 0 ? 'uploads.whereTo' : `resources.${resource.name}.upload`;
  return (
    <UploadValuesContext value={values}>
      <RequireFieldContext value={require}>
        <FieldsDialog
          resource={resource}
          fields={requiredFields}
          only={missing}
          record={record}
          notice={
            <>
              {notice}
              <Previews files={sent} />
            </>
          }
          title={translate(title)}
          submit={translate('uploads.start')}
          onAnswer={onAnswer}
          onClose={cancel}
        />
      </RequireFieldContext>
    </UploadValuesContext>
  );
}
