import { Suspense } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { get } from '#contract/get.ts';
import { differences, type Choices } from '../../engine/form/conflict/differences.ts';
import { lazyOnDemand } from '../../ui/lazyOnDemand.tsx';
import { FIRST_TYPE, businessTypeField, fieldsOf, type BusinessType } from './merchantFields.ts';
import type { DraftConflict } from './staleDraft.ts';

const ConflictDialog = lazyOnDemand(
  async () => (await import('../../engine/form/conflict/ConflictDialog.tsx')).ConflictDialog,
);

interface ConflictingDraftProps {
  conflict: DraftConflict;
  formId: string;
  onType: (type: BusinessType) => void;
  /** Called when the form is based on the newer draft. */
  onResolve: () => void;
  onClose: () => void;
}

/** Renders the choice between the values of two conflicting drafts, then fills and resubmits the form. */
export function ConflictingDraft(props: ConflictingDraftProps) {
  const { conflict, formId, onType, onResolve, onClose } = props;
  const { getValues, setValue } = useFormContext();
  const { mine, theirs, base } = conflict;
  const { businessType } = theirs;
  const types = new Set([mine.businessType, businessType ?? mine.businessType]);
  const fieldNames = new Set([businessTypeField, ...[...types].flatMap(fieldsOf)]);
  const typed = { ...getValues(), businessType: mine.businessType };
  const differing = differences(
    [...fieldNames].map(({ path }) => path),
    {
      mine: typed,
      theirs: { id: 0, ...theirs },
      // The first type is the default, not a choice of the user.
      base: { ...base, businessType: base.businessType ?? FIRST_TYPE },
    },
  );
  const save = (choices: Choices) => {
    for (const [path, side] of Object.entries(choices)) {
      if (side === 'mine') continue;
      if (path !== businessTypeField.path) setValue(path, get(theirs, path), { shouldDirty: true });
      else if (businessType) flushSync(() => onType(businessType));
    }
    onResolve();
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  };
  return (
    <Suspense fallback={null}>
      <ConflictDialog
        fields={[...fieldNames].filter(({ path }) => path in differing)}
        mine={{ ...typed, id: 0 }}
        theirs={{ id: 0, ...theirs }}
        differing={differing}
        onSave={save}
        onClose={onClose}
      />
    </Suspense>
  );
}
