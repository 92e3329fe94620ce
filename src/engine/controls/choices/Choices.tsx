import styles from './Choices.module.css';

export interface Choice {
  value: string;
  label: string;
}

interface ChoicesProps {
  label: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  /** True if several choices may be selected. */
  many: boolean;
  onChange: (chosen: string[]) => void;
}

/** Renders a few choices as toggle buttons, all of them visible. */
export function Choices({ label, choices, chosen, many, onChange }: ChoicesProps) {
  const toggle = (value: string) => {
    if (chosen.includes(value)) onChange(chosen.filter((one) => one !== value));
    else onChange(many ? [...chosen, value] : [value]);
  };
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      <div>
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            aria-pressed={chosen.includes(choice.value)}
            onClick={() => toggle(choice.value)}
          >
            {choice.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
