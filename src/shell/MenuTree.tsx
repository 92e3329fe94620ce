import { memo, useEffect, useId, useMemo, useRef, useState, type Ref } from 'react';
import { currentTrail, visibleEntries, type MenuGroup } from './menu.ts';
import { EntryContent, MenuEntry } from './MenuEntry.tsx';
import type { MenuLinks } from './useMenuLinks.ts';
import styles from './Sidebar.module.css';

interface MenuTreeProps extends MenuLinks {
  menu: readonly MenuGroup[];
  /** Current path; groups around it are open. */
  path: string;
  onLocked?: (entry: MenuGroup) => void;
}

/** Renders the menu's entries and groups; re-renders only if path or menu change. */
export const MenuTree = memo(function MenuTree(props: MenuTreeProps) {
  const { menu, path } = props;
  const entries = useMemo(() => visibleEntries(menu), [menu]);
  const trail = useMemo(() => currentTrail(entries, path), [entries, path]);
  return <Entries {...props} entries={entries} trail={trail} />;
});

interface EntriesProps extends MenuTreeProps {
  entries: readonly MenuGroup[];
  trail: readonly string[];
  id?: string;
  ref?: Ref<HTMLUListElement>;
}

function Entries(props: EntriesProps) {
  const { entries, trail, id, ref, ...rest } = props;
  return (
    <ul className={styles.list} id={id} ref={ref}>
      {entries.map((entry) => (
        <li key={entry.key}>
          {entry.children ? (
            <Group {...rest} group={entry} entries={entry.children} trail={trail} />
          ) : (
            <MenuEntry
              entry={entry}
              current={trail.at(-1) === entry.key}
              prefix={rest.prefix}
              onNavigate={rest.onNavigate}
              onLocked={rest.onLocked}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

interface GroupProps extends EntriesProps {
  group: MenuGroup;
}

/** Renders a group that opens when the path enters it; the user may close it until the path changes. */
function Group(props: GroupProps) {
  const { group, trail, path } = props;
  const id = useId();
  const holdsCurrent = trail.includes(group.key);
  const [state, setState] = useState({ path, open: holdsCurrent });
  if (state.path !== path) setState({ path, open: state.open || holdsCurrent });
  const list = useRef<HTMLUListElement>(null);
  // A group that opens around the current page may extend below the menu's scroll area.
  useEffect(() => {
    if (holdsCurrent)
      list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, [holdsCurrent, path]);
  return (
    <>
      <button
        type="button"
        className={`${styles.entry} ui-chevron`}
        aria-expanded={state.open}
        aria-controls={id}
        data-holds-current={holdsCurrent && !state.open ? '' : undefined}
        onClick={() => setState({ path, open: !state.open })}
      >
        <EntryContent entry={group} />
      </button>
      {state.open && <Entries {...props} id={id} ref={list} />}
    </>
  );
}
