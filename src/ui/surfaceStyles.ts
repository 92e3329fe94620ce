import type {} from '@mui/x-date-pickers/themeAugmentation';
import type { ThemeOptions } from '@mui/material/styles';
import { onPhone } from './onPhone.ts';

const floating = {
  borderRadius: 'var(--radius-card)',
  backgroundColor: 'var(--raised)',
  boxShadow: 'var(--shadow)',
};

const byFinger = '@media (pointer: coarse)';

const listRow = {
  minHeight: 36,
  padding: '6px 12px',
  borderRadius: 'var(--radius-small)',
  gap: 12,
  fontSize: 'var(--size-base)',
  '&:hover': { backgroundColor: 'var(--hover)' },
  '&.Mui-focusVisible': { backgroundColor: 'var(--hover)' },
  '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
    backgroundColor: 'var(--accent-tint)',
  },
  [byFinger]: { minHeight: 44 },
};

/** Styles of flat and floating surfaces: papers, dialogs, menus, tables, tabs, chips. */
export const surfaceStyles: NonNullable<ThemeOptions['components']> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { boxShadow: 'none', backgroundImage: 'none' } },
  },
  MuiCard: {
    styleOverrides: {
      root: { border: '1px solid var(--hairline)', borderRadius: 'var(--radius-card)' },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--scrim)' } },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        ...floating,
        borderRadius: 14,
        [onPhone]: {
          inlineSize: '100%',
          maxInlineSize: '100%',
          blockSize: '100%',
          maxBlockSize: 'none',
          margin: 0,
          // The home indicator of an installed app covers no button.
          paddingBlockEnd: 'env(safe-area-inset-bottom)',
          borderRadius: 0,
          boxShadow: 'none',
        },
        // A form around content and buttons scrolls its content alone, as a dialog without one does.
        '& > form': { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minBlockSize: 0 },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: { padding: '20px 24px 8px', fontSize: '1.125rem', fontWeight: 600 },
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      // Contains hidden inputs and words, which would make the dialog around it scroll, too.
      root: { position: 'relative', padding: '8px 24px 16px' },
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: '12px 24px 20px', gap: 8 },
      spacing: { '& > :not(style) ~ :not(style)': { marginInlineStart: 0 } },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: { backgroundColor: 'var(--card)', border: 0, boxShadow: 'var(--shadow)' },
    },
  },
  MuiPopover: {
    defaultProps: { disableScrollLock: true, transitionDuration: 120 },
    styleOverrides: { paper: floating },
  },
  MuiPickerPopper: { styleOverrides: { paper: floating } },
  MuiMenu: {
    defaultProps: { disableScrollLock: true, transitionDuration: 120 },
    styleOverrides: { paper: { minInlineSize: 180 }, list: { padding: 4 } },
  },
  MuiMenuItem: { styleOverrides: { root: listRow } },
  MuiListItemButton: { styleOverrides: { root: listRow } },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 0, color: 'var(--text-muted)' } } },
  MuiListSubheader: {
    styleOverrides: {
      root: {
        padding: '8px 12px 4px',
        backgroundColor: 'transparent',
        color: 'var(--text-muted)',
        fontSize: 'var(--size-small)',
        fontWeight: 500,
        lineHeight: 1.4,
      },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, disableInteractive: true },
    styleOverrides: {
      tooltip: {
        padding: '5px 8px',
        borderRadius: 'var(--radius-small)',
        backgroundColor: 'var(--inverse)',
        color: 'var(--on-inverse)',
        fontSize: 'var(--size-small)',
        fontWeight: 500,
      },
      arrow: { color: 'var(--inverse)' },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 'var(--control-height)', borderBlockEnd: '1px solid var(--hairline)' },
      indicator: { blockSize: 2, borderRadius: 2, backgroundColor: 'var(--accent)' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: 'var(--control-height)',
        padding: '8px 12px',
        color: 'var(--text-muted)',
        '&:hover': { color: 'var(--text)' },
        '&.Mui-selected': { color: 'var(--text)' },
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        height: 28,
        borderRadius: 'var(--radius-chip)',
        fontSize: 'var(--size-table)',
        fontWeight: 500,
        backgroundColor: 'var(--neutral-tint)',
        color: 'var(--text)',
        '&.MuiChip-clickable:hover': { backgroundColor: 'var(--pressed)' },
        [byFinger]: { height: 36 },
      },
      sizeSmall: { height: 24, fontSize: 'var(--size-small)' },
      outlined: { backgroundColor: 'transparent', borderColor: 'var(--hairline)' },
      colorPrimary: { backgroundColor: 'var(--accent-tint)', color: 'var(--accent)' },
      deleteIcon: { color: 'var(--text-faint)', '&:hover': { color: 'var(--text)' } },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { padding: '0 12px', height: 'var(--row-height)', borderColor: 'var(--hairline)' },
      head: {
        height: 40,
        backgroundColor: 'var(--card)',
        color: 'var(--text-muted)',
        fontSize: 'var(--size-small)',
        fontWeight: 500,
      },
      body: { fontSize: 'var(--size-table)' },
    },
  },
  MuiTableRow: {
    styleOverrides: { root: { '&.MuiTableRow-hover:hover': { backgroundColor: 'var(--hover)' } } },
  },
  MuiAlert: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: { borderRadius: 'var(--radius-control)', fontSize: 'var(--size-base)' },
      outlinedError: toned('danger'),
      outlinedWarning: toned('warning'),
      outlinedInfo: toned('info'),
      outlinedSuccess: toned('success'),
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { blockSize: 6, borderRadius: 3, backgroundColor: 'var(--pressed)' },
      bar: { borderRadius: 3 },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: false },
    styleOverrides: { root: { backgroundColor: 'var(--skeleton)' } },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true },
    styleOverrides: {
      root: {
        border: '1px solid var(--hairline)',
        borderRadius: 'var(--radius-card)',
        '&::before': { display: 'none' },
      },
    },
  },
  MuiAvatar: {
    styleOverrides: {
      colorDefault: { backgroundColor: 'var(--accent-tint)', color: 'var(--accent)' },
    },
  },
};

function toned(tone: string) {
  return {
    borderColor: `var(--${tone}-border)`,
    backgroundColor: `var(--${tone}-tint)`,
    color: `var(--${tone}-text)`,
    '& .MuiAlert-icon': { color: 'inherit' },
  };
}
