import styles from './OutcomeChoice.module.css';

interface OutcomeChoiceProps<T extends string> {
  label: string;
  choices: readonly { value: T; label: string }[];
  chosen: T | undefined;
  onChoose: (value: T) => void;
}

/** Renders the possible outcomes of a contact as a few large choices. */
export function OutcomeChoice<T extends string>(props: OutcomeChoiceProps<T>) {
  const { choices, chosen, onChoose } = props;
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{props.label}</legend>
      {choices.map(({ value, label }) => (
        <label key={value} className={styles.choice} data-chosen={value === chosen || undefined}>
          <input
            type="radio"
            name="outcome"
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
