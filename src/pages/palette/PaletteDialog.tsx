import CloseOutlined from '@mui/icons-material/CloseOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Dialog from '@mui/material/Dialog';
import { useEvent, useNavigate, useStore, useTranslate } from 'react-admin';
import { useCallback, useState } from 'react';
import { searchCouplesFacts } from '#contract/facts/searchCouples.ts';
import { useSignOut } from '../../shell/useSignOut.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { usePhone } from '../../ui/usePhone.ts';
import styles from './Palette.module.css';
import { matching, withRecent, type PaletteEntry, type PaletteGroup } from './paletteEntry.ts';
import { PaletteList } from './PaletteList.tsx';
import { useEntries, type EntriesOf } from './useEntries.ts';
import { useCouples, useRecords } from './useFound.ts';
import { useWalk } from './useWalk.ts';

export interface PaletteDialogProps extends Omit<EntriesOf, 'onCouples' | 'onSignOut'> {
  /** True if the user has permission to read leads. */
  canRead: boolean;
  /** Resource visited last; its records are searched too. */
  resource: string | undefined;
  onClose: () => void;
}

type Mode = 'all' | 'couples';

/** Returns the groups of entries that match the typed text. */
function useGroups(props: PaletteDialogProps & EntriesOf, mode: Mode, typed: string) {
  const translate = useTranslate();
  const { canRead, resource } = props;
  const isAll = mode === 'all';
  const { destinations, actions } = useEntries(props);
  const couples = useCouples(typed, canRead, isAll ? 6 : 25);
  const records = useRecords(isAll && resource !== 'leads' ? resource : undefined, typed);
  const [recent] = useStore<readonly PaletteEntry[]>('palette.recent', []);
  const own = (entries: readonly PaletteEntry[]) =>
    isAll ? (typed === '' ? entries : matching(entries, typed)) : [];
  const used = new Set(typed === '' && isAll ? recent.map(({ key }) => key) : []);
  const fresh = (entries: readonly PaletteEntry[]) => entries.filter(({ key }) => !used.has(key));
  const groups: PaletteGroup[] = [
    {
      key: 'recent',
      label: translate('palette.groups.recent'),
      entries: typed === '' ? own(recent) : [],
    },
    { key: 'places', label: translate('palette.groups.places'), entries: fresh(own(destinations)) },
    { key: 'actions', label: translate('palette.groups.actions'), entries: fresh(own(actions)) },
    // Fetched entries are placed last, so that the entries above do not move while the user chooses.
    { key: 'couples', label: translate('palette.groups.couples'), entries: couples.entries },
    {
      key: 'records',
      label: resource ? translate(`resources.${resource}.name`, { smart_count: 2 }) : '',
      entries: records,
    },
  ];
  return { groups: groups.filter(({ entries }) => entries.length > 0), couples };
}

/** Returns the status message for users who do not see the list. */
function useStatus(count: number, mode: Mode, couples: ReturnType<typeof useCouples>): string {
  const translate = useTranslate();
  if (couples.error) return translate('ui.state.error');
  if (mode === 'couples' && !couples.isEnabled) return translate('palette.coupleHint');
  if (couples.isPending) return translate('ui.state.loading');
  if (count === 0) return translate('ui.state.noResults');
  return translate('palette.results', { smart_count: count });
}

/** Focuses the field when it is mounted, since the dialog is opened to type. */
const focusNow = (field: HTMLInputElement | null) => field?.focus();

/** Renders the search for couples, records, pages and actions, or for couples only. */
export function PaletteDialog(props: PaletteDialogProps) {
  const { canRead, onClose } = props;
  const translate = useTranslate();
  const isPhone = usePhone();
  const navigate = useNavigate();
  const [mode, setMode] = useState<Mode>('all');
  const [text, setText] = useState('');
  const [recent, setRecent] = useStore<readonly PaletteEntry[]>('palette.recent', []);
  const typed = text.trim();
  const onCouples = useCallback(() => {
    setMode('couples');
    setText('');
  }, []);
  const { ask, question } = useSignOut(onClose);
  const of = { ...props, onCouples: canRead ? onCouples : undefined, onSignOut: useEvent(ask) };
  const { groups, couples } = useGroups(of, mode, typed);
  const entries = groups.flatMap((group) => group.entries);
  const choose = ({ key, label, note, to, run, isPassing = false }: PaletteEntry) => {
    if (to !== undefined) {
      if (!isPassing)
        setRecent(withRecent(recent, { key, label, ...(note !== undefined && { note }), to }));
      navigate(to);
    }
    // The couples stay in this dialog, and a sign-out closes it itself, after its question.
    if (key === 'couples' || key === 'signOut') return run?.();
    onClose();
    return run?.();
  };
  const walk = useWalk(entries, typed + mode, choose);
  const status = useStatus(entries.length, mode, couples);
  const name = translate(mode === 'all' ? 'palette.open' : 'palette.couples');
  if (question) return question;
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      fullScreen={isPhone}
      maxWidth="sm"
      classes={{ container: isPhone ? '' : (styles.container ?? '') }}
      slotProps={{ paper: { 'aria-label': name } }}
    >
      <div className={styles.head}>
        <SearchOutlined aria-hidden="true" />
        <input
          ref={focusNow}
          className={styles.field}
          type="text"
          role="combobox"
          enterKeyHint="go"
          autoComplete="off"
          spellCheck={false}
          aria-label={name}
          aria-expanded={entries.length > 0}
          aria-controls={walk.listId}
          aria-autocomplete="list"
          aria-activedescendant={walk.activeId}
          placeholder={translate(mode === 'all' ? 'palette.hint' : 'palette.couples')}
          value={text}
          maxLength={searchCouplesFacts.query.coupleName.maxLength}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={walk.onKeyDown}
        />
        <IconButton aria-label={translate('ui.action.close')} onClick={onClose}>
          <CloseOutlined aria-hidden="true" />
        </IconButton>
      </div>
      <p role="status" className={entries.length > 0 ? 'visually-hidden' : styles.status}>
        {status}
      </p>
      <PaletteList name={name} groups={groups} walk={walk} onChoose={choose} />
    </Dialog>
  );
}
