import type { Facts } from '../../definition/manifest.ts';
import type { PickerFieldState } from './PickerFieldState.ts';

export interface PickerProps {
  pickerField: PickerFieldState;
  facts: Facts;
  value: unknown;
  onChange: (value: string | null) => void;
}

/** From the small breakpoint on the calendar hangs below its field; below that it is a dialog. */
export const POPOVER_FROM = '@media (min-width: 600px)';
