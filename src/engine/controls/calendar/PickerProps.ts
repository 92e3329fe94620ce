import type { Facts } from '../../definition/manifest.ts';
import type { PickerFieldState } from './PickerFieldState.ts';

export interface PickerProps {
  pickerField: PickerFieldState;
  facts: Facts;
  value: unknown;
  onChange: (value: string | null) => void;
}

/** At this width and above, the calendar opens below its field; on narrower screens it is a dialog. */
export const POPOVER_FROM = '@media (min-width: 600px)';
