import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';
import { Fragment } from 'react';
import { chooseSingleKeys, useSingleKeys } from '../ui/singleKeys.ts';
import { usePhone } from '../ui/usePhone.ts';
import type { GoToShortcut } from './GoToShortcut.ts';
import styles from './ShortcutSheet.module.css';

/** Keys of a shortcut: alternatives, or a sequence. */
interface Shortcut {
  keys: readonly string[];
  isSequence?: boolean;
  does: string;
}

const AREAS = {
  everywhere: [
    { keys: ['Ctrl K'], does: 'palette' },
    { keys: ['?'], does: 'help' },
  ],
  lists: [
    { keys: ['j', 'k'], does: 'move' },
    { keys: ['Enter'], does: 'open' },
    { keys: ['x'], does: 'select' },
    { keys: ['/'], does: 'search' },
    { keys: ['n'], does: 'create' },
  ],
  lead: [{ keys: ['e'], does: 'answer' }],
} as const;

interface ShortcutSheetProps {
  goToShortcuts: readonly GoToShortcut[];
  onClose: () => void;
}

/** Renders the shortcuts by area, and the switch that disables single-key shortcuts. */
export function ShortcutSheet({ goToShortcuts, onClose }: ShortcutSheetProps) {
  const translate = useTranslate();
  const isPhone = usePhone();
  const isOn = useSingleKeys();
  const areas: { name: string; shortcuts: readonly Shortcut[] }[] = [
    ...Object.entries(AREAS).map(([name, shortcuts]) => ({
      name,
      shortcuts: shortcuts.map(({ keys, does }) => ({
        keys,
        does: translate(`shortcuts.keys.${does}`),
      })),
    })),
    {
      name: 'places',
      shortcuts: goToShortcuts.map(({ letter, label }) => ({
        keys: ['g', letter],
        isSequence: true,
        does: label,
      })),
    },
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby="shortcuts-title"
    >
      <DialogTitle component="div" className={styles.head}>
        <h2 id="shortcuts-title">{translate('shortcuts.title')}</h2>
        <IconButton aria-label={translate('ui.action.close')} onClick={onClose} edge="end">
          <CloseOutlined />
        </IconButton>
      </DialogTitle>
      <DialogContent dividers tabIndex={0} className={styles.content}>
        <FormControlLabel
          control={<Switch checked={isOn} onChange={(_, on) => chooseSingleKeys(on)} />}
          label={translate('shortcuts.on')}
        />
        <p className={styles.note}>{translate('shortcuts.note')}</p>
        <div className={styles.areas}>
          {areas.map(({ name, shortcuts }) => (
            <section key={name} aria-labelledby={`shortcuts-${name}`}>
              <h3 id={`shortcuts-${name}`}>{translate(`shortcuts.areas.${name}`)}</h3>
              <ul className={styles.list}>
                {shortcuts.map((shortcut) => (
                  <li key={shortcut.does}>
                    <Keys {...shortcut} />
                    <span>{shortcut.does}</span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </DialogContent>
    </Dialog>
  );
}

function Keys({ keys, isSequence }: Shortcut) {
  const translate = useTranslate();
  return (
    <span className={styles.keys}>
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && isSequence && <small>{translate('shortcuts.next')}</small>}
          <kbd dir="ltr">{key}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
