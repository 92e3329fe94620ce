import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { useEvent, useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { isSingleKey } from '../../../ui/singleKeys.ts';
import { useKeyDown } from '../../../ui/useKeyDown.ts';
import type { Resource } from '../../definition/runtimeDefinition.ts';
import { filterLabelKey } from '../../definition/field.ts';
import { setFilter } from './listFilters.ts';
import styles from './SearchBox.module.css';
import { useFilters } from './useFilters.ts';

const WAIT_MS = 250;

/** Renders a search box that debounces its filter (250 ms); the slash key focuses it. */
export function SearchBox({ resource, name }: { resource: Resource; name: string }) {
  const translate = useTranslate();
  const filters = useFilters();
  const chosen = filters.values[name];
  const current = typeof chosen === 'string' ? chosen : '';
  const [text, setText] = useState(current);
  const [seen, setSeen] = useState(current);
  /** Queries sent that the URL does not have yet, the latest one last. */
  const [sent, setSent] = useState<readonly string[]>([]);
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { minLength: shortest = 1, maxLength } = resource.manifest.list?.filters[name] ?? {};
  if (seen !== current) {
    setSeen(current);
    const arrived = sent.indexOf(current);
    setSent(arrived < 0 ? [] : sent.slice(arrived + 1));
    // The box's own query leaves the text as typed; a chip, a view or the URL replaces it.
    if (arrived < 0) setText(current);
  }
  useKeyDown((event) => {
    if (event.key !== '/' || !isSingleKey(event)) return;
    event.preventDefault();
    box.current?.focus();
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  // Filters and sort may have changed while the user typed.
  const search = useEvent((value: string) => {
    const trimmed = value.trim();
    const query = trimmed.length >= shortest ? trimmed : '';
    if (query === (sent.at(-1) ?? current)) return;
    setSent([...sent, query]);
    filters.set(setFilter(filters.values, name, query));
  });
  const type = (value: string) => {
    setText(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(value), WAIT_MS);
  };
  const label = translate(filterLabelKey(resource.name, name));
  return (
    <label className={styles.box}>
      <SearchOutlined aria-hidden="true" />
      <input
        ref={box}
        type="search"
        aria-label={label}
        value={text}
        placeholder={label}
        maxLength={maxLength}
        onChange={(event) => type(event.target.value)}
      />
    </label>
  );
}
