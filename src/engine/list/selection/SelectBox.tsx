import type { ChangeEvent } from 'react';
import styles from './SelectBox.module.css';

interface SelectBoxProps {
  label: string;
  isSelected: boolean;
  /** True if some, but not all, are selected. */
  isMixed?: boolean;
  onSelect: (isRange: boolean) => void;
}

/** Returns true for a change with the shift key, which selects all rows up to this one. */
export const isWithShift = ({ nativeEvent }: ChangeEvent) =>
  nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;

/** Renders a row's checkbox; its click target is the whole cell. */
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
        onChange={(event) => onSelect(isWithShift(event))}
      />
    </label>
  );
}
