import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import type { FieldMap } from '../definition/manifest.ts';
import { getField } from '../definition/field.ts';
import { get } from '#contract/get.ts';
import { ConflictDialog } from './conflict/ConflictDialog.tsx';
import { withPendingChange } from '../review/withPendingChange.ts';
import { differences, type Choices } from './conflict/differences.ts';

interface EditConflictProps {
  resource: Resource;
  fields: FieldMap;
  paths: readonly string[];
  /** The record on which the form is based, and the current record. */
  base: AnyRecord;
  theirs: AnyRecord;
  formId: string;
  /** Called when the form is based on the current record. */
  onResolve: () => void;
  onClose: () => void;
}

/**
 * Renders the choice between conflicting values, writes the chosen ones into the form and saves again; closing
 * keeps the user's values.
 */
export function EditConflict(props: EditConflictProps) {
  const { resource, fields, paths, base, formId, onResolve, onClose } = props;
  const theirs = useMemo(() => withPendingChange(props.theirs, base), [props.theirs, base]);
  const { getValues, setValue } = useFormContext();
  const mine = useMemo<AnyRecord>(() => ({ ...getValues(), id: theirs.id }), [getValues, theirs]);
  const differing = useMemo(
    () => differences(paths, { mine, theirs, base }),
    [paths, mine, theirs, base],
  );
  const save = (choices: Choices) => {
    for (const [path, side] of Object.entries(choices))
      if (side === 'theirs') setValue(path, get(theirs, path) ?? null, { shouldDirty: true });
    onResolve();
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  };
  return (
    <ConflictDialog
      fields={Object.keys(differing).map((path) => getField(resource, path, fields))}
      mine={mine}
      theirs={theirs}
      differing={differing}
      onSave={save}
      onClose={onClose}
    />
  );
}
