import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import type { ThemeOptions } from '@mui/material/styles';
import { Translate } from 'react-admin';
import { createElement } from 'react';
import { onPhone } from './onPhone.ts';

/** Styles of fields: the label above, the help below, and a box of 40 px (44 on a phone). */
export const fieldStyles: NonNullable<ThemeOptions['components']> = {
  MuiTextField: {
    defaultProps: { variant: 'outlined', size: 'small', margin: 'none', fullWidth: true },
  },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none' } },
  RaSelectInput: { defaultProps: { margin: 'none' } },
  RaCheckboxGroupInput: { defaultProps: { margin: 'none' } },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        color: 'var(--text)',
        fontSize: 'var(--size-table)',
        fontWeight: 500,
        lineHeight: 'var(--line-base)',
        '&.Mui-focused, &.Mui-error': { color: 'var(--text)' },
        '&.Mui-disabled': { color: 'var(--text-faint)' },
      },
    },
  },
  RaRadioButtonGroupInput: {
    defaultProps: { margin: 'none' },
    styleOverrides: {
      root: { '& .RaRadioButtonGroupInput-label': { transform: 'none' } },
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        marginBottom: 4,
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        userSelect: 'auto',
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: 'var(--control-height)',
        borderRadius: 'var(--radius-control)',
        backgroundColor: 'var(--card)',
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--control-border)' },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--text-muted)' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--focus)' },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--danger)' },
        '&.Mui-disabled': { backgroundColor: 'var(--hover)' },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--hairline)' },
      },
      input: { padding: '8px 12px', height: 'auto' },
      multiline: { padding: '8px 12px' },
      inputMultiline: { padding: 0 },
      notchedOutline: { top: 0, '& legend': { display: 'none' } },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      root: {
        fontSize: 'var(--size-base)',
        lineHeight: 'var(--line-base)',
        [onPhone]: { fontSize: '1rem' },
      },
      input: { '&::placeholder': { color: 'var(--text-faint)', opacity: 1 } },
    },
  },
  MuiSelect: {
    defaultProps: { IconComponent: ExpandIcon },
    styleOverrides: {
      select: { minHeight: 0, '&:focus': { backgroundColor: 'transparent' } },
      icon: { color: 'var(--text-muted)' },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '4px 0 0',
        color: 'var(--text-muted)',
        fontSize: 'var(--size-small)',
        lineHeight: 1.4,
        '&.Mui-error': { color: 'var(--danger-text)' },
        '&.Mui-disabled': { color: 'var(--text-faint)' },
      },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: {
        marginInline: '0 16px',
        // The padding is a touch target; the negative margin aligns the visible box with the fields.
        '& .MuiCheckbox-root, & .MuiRadio-root': { marginInlineStart: -10 },
        '& .MuiSwitch-root': { marginInline: '-3px 6px' },
      },
      label: { fontSize: 'var(--size-base)' },
    },
  },
  MuiAutocomplete: {
    defaultProps: {
      popupIcon: createElement(ExpandIcon),
      // MUI's own messages are English.
      noOptionsText: createElement(Translate, { i18nKey: 'ui.state.noResults' }),
      loadingText: createElement(Translate, { i18nKey: 'ui.state.loading' }),
    },
    styleOverrides: {
      inputRoot: { '&.MuiOutlinedInput-root': { paddingBlock: 2 } },
      input: { '.MuiOutlinedInput-root &.MuiAutocomplete-input': { padding: '6px 4px 6px 8px' } },
      popupIndicator: { inlineSize: 28, blockSize: 28 },
      clearIndicator: { inlineSize: 28, blockSize: 28 },
      paper: { marginBlock: 4, boxShadow: 'var(--shadow)' },
      listbox: { padding: 4 },
      option: {
        '&.MuiAutocomplete-option': {
          minHeight: 36,
          paddingInline: 12,
          borderRadius: 'var(--radius-small)',
          '@media (pointer: coarse)': { minHeight: 44 },
        },
      },
    },
  },
};
