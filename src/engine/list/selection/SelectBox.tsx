import type { ChangeEvent } from 'react';
import styles from './SelectBox.module.css';

interface SelectBoxProps {
  label: string;
  isSelected: boolean;
  /** Some of several are selected. */
  isMixed?: boolean;
  onSelect: (isRange: boolean) => void;
}

const withShift = ({ nativeEvent }: ChangeEvent) =>
  nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;

/** A checkbox of a row, with a target as large as its cell. */
export function SelectBox({ label, isSelected, isMixed = false, onSelect }: SelectBoxProps) {
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        ref={(input) => {
          if (input) input.indeterminate = isMixed;
        }}
        onChange={(event) => onSelect(withShift(event))}
      />
    </label>
  );
}
