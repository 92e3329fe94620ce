import { useId, type InputHTMLAttributes, type Ref } from 'react';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** Renders a labelled input with its help or error. */
export function TextField({ label, help, error, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className="ui-field">
      <label className="ui-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="ui-input"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined && help === undefined ? undefined : `${id}-help`}
        {...input}
      />
      <div id={`${id}-help`}>
        {error === undefined ? (
          help !== undefined && <p className="ui-help">{help}</p>
        ) : (
          <p className="ui-error" role="alert">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
