import styles from './Palette.module.css';
import type { PaletteEntry, PaletteGroup } from './paletteEntry.ts';
import type { Walk } from './useWalk.ts';

interface PaletteListProps {
  name: string;
  groups: readonly PaletteGroup[];
  walk: Walk;
  onChoose: (entry: PaletteEntry) => void;
}

/** Renders the entries by group. The focus stays in the field; one of the options is the active one. */
export function PaletteList({ name, groups, walk, onChoose }: PaletteListProps) {
  const { listId, idOf, activeKey, setActive } = walk;
  return (
    <div className={styles.list} id={listId} role="listbox" aria-label={name}>
      {groups.map(({ key: group, label, entries }) => (
        <div key={group} role="group" aria-labelledby={`${listId}${group}`}>
          <div className={styles.heading} id={`${listId}${group}`} role="presentation">
            {label}
          </div>
          {entries.map((entry) => (
            // The field has the focus and handles the keys; it refers to the active option by its id.
            <div
              key={entry.key}
              id={idOf(entry.key)}
              role="option"
              tabIndex={-1}
              aria-selected={entry.key === activeKey}
              className={styles.option}
              data-all={entry.isPassing}
              onPointerMove={() => setActive(entry.key)}
              onClick={() => onChoose(entry)}
              onKeyDown={undefined}
            >
              <bdi>{entry.label}</bdi>
              {entry.note !== undefined && <small>{entry.note}</small>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
