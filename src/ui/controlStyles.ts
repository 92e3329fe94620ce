import type { ThemeOptions } from '@mui/material/styles';

const off = {
  borderColor: 'transparent',
  backgroundColor: 'var(--pressed)',
  color: 'var(--text-faint)',
};

/**
 * Returns the styles of a box or circle that replaces MUI's icon; `mark` is the shape inside the accent when
 * checked.
 */
function tick(radius: string, mark: object) {
  return {
    padding: 10,
    borderRadius: 'var(--radius-control)',
    color: 'var(--accent)',
    '& svg': { visibility: 'hidden', inlineSize: 20, blockSize: 20 },
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      margin: 'auto',
      inlineSize: 18,
      blockSize: 18,
      boxSizing: 'border-box',
      border: '1.5px solid var(--control-border)',
      borderRadius: radius,
      backgroundColor: 'var(--card)',
      transition: 'background-color var(--motion-fast), border-color var(--motion-fast)',
    },
    '&:hover': { backgroundColor: 'var(--hover)' },
    '&.Mui-checked::before, &.MuiCheckbox-indeterminate::before': {
      borderColor: 'currentColor',
      backgroundColor: 'currentColor',
    },
    '&.Mui-checked::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      margin: 'auto',
      backgroundColor: 'var(--on-accent)',
      ...mark,
    },
    '&.Mui-disabled': { color: 'var(--text-disabled)', opacity: 0.6 },
    '@media (forced-colors: active)': {
      '& svg': { visibility: 'visible' },
      '&::before, &::after': { display: 'none' },
    },
  };
}

const checkMark = 'polygon(14% 47%, 26% 35%, 42% 52%, 74% 18%, 86% 30%, 42% 76%)';
const dash = 'polygon(20% 42%, 80% 42%, 80% 58%, 20% 58%)';

/** Styles of buttons, checkboxes, radio buttons and switches. */
export const controlStyles: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 'var(--control-height)',
        minWidth: 0,
        padding: '0 16px',
        borderRadius: 'var(--radius-control)',
        whiteSpace: 'nowrap',
        lineHeight: 1.2,
        transition: 'background-color var(--motion-fast) var(--ease)',
        '& .MuiButton-icon svg': { fontSize: 'var(--icon)' },
        '&.Mui-disabled': off,
      },
      sizeSmall: { minHeight: 'var(--control-height-small)', padding: '0 12px' },
      sizeLarge: { minHeight: 44, padding: '0 20px' },
      contained: {
        fontWeight: 600,
        '@media (forced-colors: active)': { border: '1px solid ButtonText' },
      },
      outlined: {
        borderColor: 'var(--hairline)',
        backgroundColor: 'var(--card)',
        '&:hover': { borderColor: 'var(--hairline)', backgroundColor: 'var(--hover)' },
      },
      outlinedPrimary: { color: 'var(--text)' },
      outlinedSecondary: { color: 'var(--text)' },
      text: { padding: '0 12px', '&:hover': { backgroundColor: 'var(--hover)' } },
      textPrimary: { color: 'var(--text)' },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        inlineSize: 'var(--control-height)',
        blockSize: 'var(--control-height)',
        borderRadius: 'var(--radius-control)',
        color: 'var(--text-muted)',
        transition: 'background-color var(--motion-fast) var(--ease)',
        '&:hover': { backgroundColor: 'var(--hover)', color: 'var(--text)' },
        '& svg': { fontSize: 'var(--icon)' },
      },
      sizeSmall: {
        padding: 0,
        inlineSize: 'var(--control-height-small)',
        blockSize: 'var(--control-height-small)',
      },
    },
  },
  MuiSvgIcon: { styleOverrides: { root: { fontSize: 'var(--icon)' } } },
  MuiCheckbox: {
    styleOverrides: {
      root: {
        ...tick('5px', { inlineSize: 18, blockSize: 18, clipPath: checkMark }),
        '&.MuiCheckbox-indeterminate::after': {
          content: '""',
          position: 'absolute',
          inset: 0,
          margin: 'auto',
          inlineSize: 18,
          blockSize: 18,
          backgroundColor: 'var(--on-accent)',
          clipPath: dash,
        },
      },
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: tick('50%', { inlineSize: 8, blockSize: 8, borderRadius: '50%' }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { inlineSize: 44, blockSize: 40, padding: '9px 3px', overflow: 'visible' },
      switchBase: {
        padding: '12px 6px',
        '&.Mui-checked': {
          transform: 'translateX(16px)',
          color: 'var(--on-accent)',
          '& + .MuiSwitch-track': { opacity: 1, backgroundColor: 'var(--accent)' },
        },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.4 },
      },
      thumb: {
        inlineSize: 16,
        blockSize: 16,
        boxShadow: 'none',
        backgroundColor: 'light-dark(#fff, var(--card))',
      },
      track: { borderRadius: 11, opacity: 1, backgroundColor: 'var(--control-border)' },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minHeight: 'var(--control-height-small)',
        padding: '0 12px',
        border: '1px solid var(--hairline)',
        borderRadius: 'var(--radius-control)',
        color: 'var(--text-muted)',
        '&:hover': { backgroundColor: 'var(--hover)' },
        '&.Mui-selected, &.Mui-selected:hover': {
          color: 'var(--accent)',
          backgroundColor: 'var(--accent-tint)',
        },
      },
    },
  },
};
