import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import ClearOutlined from '@mui/icons-material/ClearOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { useTranslate, ValidationError } from 'react-admin';
import { use, type KeyboardEvent } from 'react';
import { PickerFieldContext } from './PickerFieldState.ts';

const OPENING = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp']);
const EMPTYING = new Set(['Backspace', 'Delete']);

/**
 * Renders the closed picker with its formatted value. It is read-only; a click, Enter, space or an arrow key opens
 * the calendar.
 */
export function PickerField() {
  const fieldState = use(PickerFieldContext);
  const translate = useTranslate();
  const { setOpen, triggerRef, rootRef, disabled } = usePickerContext();
  if (!fieldState) return null;
  const { id, label, text, isRequired, helperText, problem, onClear, onBlur } = fieldState;
  const isClearable = !isRequired && text !== '' && !disabled;
  const onKey = (event: KeyboardEvent) => {
    if (OPENING.has(event.key)) {
      event.preventDefault();
      setOpen(true);
    } else if (isClearable && EMPTYING.has(event.key)) onClear();
  };
  return (
    <TextField
      ref={rootRef}
      id={id}
      label={label}
      value={text}
      required={isRequired}
      disabled={disabled}
      error={problem !== undefined}
      helperText={problem === undefined ? helperText : <ValidationError error={problem} />}
      onBlur={onBlur}
      slotProps={{
        htmlInput: {
          readOnly: true,
          'aria-haspopup': 'dialog',
          onClick: () => setOpen(true),
          onKeyDown: onKey,
        },
        input: {
          ref: triggerRef,
          endAdornment: (
            <InputAdornment position="end">
              {isClearable && (
                <IconButton
                  size="small"
                  onClick={onClear}
                  aria-label={`${translate('ui.action.clear')}: ${label}`}
                >
                  <ClearOutlined fontSize="small" />
                </IconButton>
              )}
              <CalendarTodayOutlined fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
