import { useFormState } from 'react-hook-form';
import type { Field } from '../../engine/definition/field.ts';
import { wrongPaths } from '../../engine/form/otherMessages.ts';
import { useFocusAfterSave } from '../../engine/form/useFocusAfterSave.ts';
import { FormField } from '../../engine/kinds/FormField.tsx';
import styles from './SignupWizard.module.css';
import { StepFrame, type StepFrameProps } from './StepFrame.tsx';

/** Renders a field of a step in an element that is found by the field's path. */
export function StepField({ field }: { field: Field }) {
  return (
    <div data-field={field.path} className={styles.field}>
      <FormField field={field} />
    </div>
  );
}

interface FormStepFrameProps extends Omit<StepFrameProps, 'bar' | 'onNext'> {
  /** Fields of the step; the first invalid one is focused after a failed save. */
  fields: readonly Field[];
}

/** Renders the frame of a step that is a form. */
export function FormStepFrame({ fields, ...frame }: FormStepFrameProps) {
  const { errors } = useFormState();
  const paths = fields.map(({ path }) => path);
  const bar = useFocusAfterSave<HTMLDivElement>(wrongPaths(errors, paths), frame.isSaving);
  return <StepFrame {...frame} bar={bar} />;
}
