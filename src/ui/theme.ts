import { createTheme, type Theme } from '@mui/material/styles';
import { controlStyles } from './controlStyles.ts';
import { fieldStyles } from './fieldStyles.ts';
import { surfaceStyles } from './surfaceStyles.ts';

declare module '@mui/material/styles' {
  // MUI's own switch for the types of a theme with CSS variables.
  interface CssThemeVariables {
    enabled: true;
  }
}

function role(name: string, hover = name, on = 'on-accent') {
  return {
    main: `var(--${name})`,
    light: `var(--${name})`,
    dark: `var(--${hover})`,
    contrastText: `var(--${on})`,
  };
}

function toned(tone: string) {
  const text = `var(--${tone}-text)`;
  return { main: text, light: text, dark: text, contrastText: `var(--${tone}-tint)` };
}

export type Direction = 'ltr' | 'rtl';

/**
 * Creates MUI's theme from the variables of tokens.css, so that light and dark mode share one theme. With
 * `nativeColor` the browser mixes colors whose values only it knows.
 */
function makeTheme(direction: Direction): Theme {
  return createTheme({
    direction,
    cssVariables: { nativeColor: true, disableCssColorScheme: true },
    breakpoints: { values: { xs: 0, sm: 600, md: 1000, lg: 1200, xl: 1920 } },
    spacing: 4,
    shape: { borderRadius: 8 },
    palette: {
      primary: role('accent', 'accent-hover'),
      secondary: role('text-muted', 'text', 'card'),
      error: role('danger', 'danger-hover', 'on-danger'),
      info: toned('info'),
      success: toned('success'),
      warning: toned('warning'),
      background: { default: 'var(--page)', paper: 'var(--card)' },
      text: {
        primary: 'var(--text)',
        secondary: 'var(--text-muted)',
        disabled: 'var(--text-disabled)',
      },
      divider: 'var(--hairline)',
      action: {
        active: 'var(--text-muted)',
        hover: 'var(--hover)',
        selected: 'var(--accent-tint)',
        focus: 'var(--hover)',
        disabled: 'var(--text-disabled)',
        disabledBackground: 'var(--pressed)',
      },
    },
    typography: {
      fontFamily: 'var(--font)',
      fontSize: 14,
      h1: heading('var(--size-title)'),
      h2: heading('var(--size-section)'),
      h3: heading('var(--size-base)'),
      h4: heading('var(--size-base)'),
      h5: heading('var(--size-section)'),
      h6: heading('var(--size-section)'),
      body1: plain('var(--size-base)'),
      body2: plain('var(--size-table)'),
      subtitle1: { ...plain('var(--size-base)'), fontWeight: 500 },
      subtitle2: { ...plain('var(--size-table)'), fontWeight: 500 },
      caption: plain('var(--size-small)'),
      overline: { ...plain('var(--size-small)'), textTransform: 'none' },
      button: { ...plain('var(--size-base)'), fontWeight: 500, textTransform: 'none' },
    },
    transitions: {
      duration: {
        shortest: 100,
        shorter: 120,
        short: 150,
        standard: 180,
        complex: 180,
        enteringScreen: 180,
        leavingScreen: 120,
      },
    },
    // Typed as exactly this option: comparing it with MUI's alias takes the compiler a minute.
    components: { ...controlStyles, ...fieldStyles, ...surfaceStyles },
  });
}

const made: Partial<Record<Direction, Theme>> = {};

/** Returns the theme of a direction; creates it on the first call, which is slow. */
export const panelTheme = (direction: Direction): Theme =>
  (made[direction] ??= makeTheme(direction));

function plain(fontSize: string) {
  return { fontSize, lineHeight: 'var(--line-base)', letterSpacing: 'normal' };
}

function heading(fontSize: string) {
  return { fontSize, fontWeight: 600, lineHeight: 'var(--line-tight)', letterSpacing: 'normal' };
}
