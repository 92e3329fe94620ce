import { useId, type ReactNode, type Ref } from 'react';
import { signInFacts } from '#contract/facts/signIn.ts';
import { useTools } from './signInTools.ts';
import styles from './Field.module.css';

/** Props that a field passes to its input. */
interface InputProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: true;
}

export interface FieldProps {
  label: string;
  /** Message key or text; undefined if the field is valid. */
  error: string | undefined;
  help?: ReactNode;
}

/** Renders a label, the input, and help and error below it. */
export function Field(props: FieldProps & { children: (input: InputProps) => ReactNode }) {
  const { label, error, help, children } = props;
  const { translateText } = useTools();
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="ui-field">
      <label className="ui-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        required: true,
      })}
      {help && (
        <div id={`${id}-help`} className="ui-help">
          {help}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className={`ui-error ${styles['error']}`}>
          {translateText(error)}
        </p>
      )}
    </div>
  );
}

interface TextFieldProps extends FieldProps {
  name: string;
  autoComplete: string;
  inputMode?: 'text' | 'email' | 'tel';
  defaultValue?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Renders a text field for identifiers, addresses and codes, without autocorrection and capitalization. */
export function TextField({ label, error, help, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} help={help}>
      {(given) => (
        <input
          className="ui-input"
          type="text"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir="auto"
          maxLength={signInFacts.body.identifier.maxLength}
          {...input}
          {...given}
        />
      )}
    </Field>
  );
}
