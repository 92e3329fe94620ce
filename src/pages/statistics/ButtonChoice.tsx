import styles from './ReportPage.module.css';

interface ButtonChoiceProps<Value extends string> {
  /** Name of the choice for assistive technology. */
  label: string;
  values: readonly Value[];
  value: Value;
  nameOf: (value: Value) => string;
  onChoose: (value: Value) => void;
}

/** Scrolls the row, which is wider than a phone, to the chosen button. */
function reveal(button: HTMLButtonElement | null): void {
  const row = button?.parentElement;
  if (!button || !row) return;
  const [own, all] = [button.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += own.left + own.width / 2 - (all.left + all.width / 2);
}

/** Renders a choice as a row of buttons, of which one is pressed. */
export function ButtonChoice<Value extends string>(props: ButtonChoiceProps<Value>) {
  const { label, values, value, nameOf, onChoose } = props;
  return (
    <div role="group" aria-label={label} className={styles.buttons}>
      {values.map((one) => (
        <button
          key={one}
          ref={one === value ? reveal : undefined}
          type="button"
          className="ui-button ui-button--small"
          aria-pressed={one === value}
          onClick={() => onChoose(one)}
        >
          {nameOf(one)}
        </button>
      ))}
    </div>
  );
}
