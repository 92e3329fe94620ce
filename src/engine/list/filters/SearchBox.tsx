import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { useTranslate } from 'react-admin';
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
  const [searched, setSearched] = useState(current);
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { minLength: shortest = 1, maxLength } = resource.manifest.list?.filters[name] ?? {};
  if (searched !== current) {
    // Updated when a chip, a view or the URL clears or changes the search.
    setSearched(current);
    setText(current);
  }
  useKeyDown((event) => {
    if (event.key !== '/' || !isSingleKey(event)) return;
    event.preventDefault();
    box.current?.focus();
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (value: string) => {
    setText(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const words = value.trim();
      const query = words.length >= shortest ? words : '';
      setSearched(query);
      filters.set(setFilter(filters.values, name, query));
    }, WAIT_MS);
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
