import { createContext } from 'react';

/** Content of the closed picker in the form. */
export interface PickerFieldState {
  readonly id: string;
  readonly label: string;
  /** The value in words; empty when there is none. */
  readonly text: string;
  readonly isRequired: boolean;
  readonly helperText: string | false;
  /** Reason for the refusal of the value, as react-admin translates it. */
  readonly problem: string | undefined;
  readonly onClear: () => void;
  readonly onBlur: () => void;
}

export const PickerFieldContext = createContext<PickerFieldState | undefined>(undefined);
