import { createContext } from 'react';

/** State of the closed picker in the form. */
export interface PickerFieldState {
  readonly id: string;
  readonly label: string;
  /** Formatted value; an empty string without a value. */
  readonly text: string;
  readonly isRequired: boolean;
  readonly helperText: string | false;
  /** Error message of the value in react-admin's translation format. */
  readonly problem: string | undefined;
  readonly onClear: () => void;
  readonly onBlur: () => void;
}

export const PickerFieldContext = createContext<PickerFieldState | undefined>(undefined);
