import { useTranslate } from 'react-admin';
import { useId, type ReactNode } from 'react';
import type { Filters } from './useWidget.ts';
import styles from './Widget.module.css';

const WORDS = 'resources.reviewWidget';
const LIMITS = [3, 6, 9, 12, 20] as const;
const STARS = [1, 2, 3, 4, 5] as const;
const LOOKS = ['cards', 'list', 'badge'] as const;
const THEMES = ['auto', 'light', 'dark'] as const;

interface WidgetFieldsProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

interface ChoiceProps<T extends string | number> {
  label: string;
  value: T;
  options: readonly T[];
  name: (option: T) => string;
  onChange: (option: T) => void;
}

function Choice<T extends string | number>(props: ChoiceProps<T>): ReactNode {
  const { label, value, options, name, onChange } = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="ui-input"
        value={value}
        onChange={({ target }) => {
          const option = options.find((one) => String(one) === target.value);
          if (option !== undefined) onChange(option);
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {name(option)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface WordsFieldProps {
  label: string;
  value: string;
  help: string;
  onChange: (words: string) => void;
}

function WordsField({ label, value, help, onChange }: WordsFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="ui-input"
        maxLength={500}
        value={value}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-help`}>{help}</p>
    </div>
  );
}

/** Fields for the choice of reviews and the look. */
export function WidgetFields({ filters, onChange }: WidgetFieldsProps) {
  const translate = useTranslate();
  const set =
    <K extends keyof Filters>(name: K) =>
    (value: Filters[K]) =>
      onChange({ ...filters, [name]: value });
  const limits = [...new Set([...LIMITS, filters.limit])].toSorted((a, b) => a - b);
  return (
    <div className={styles.fields}>
      <Choice
        label={translate(`${WORDS}.look`)}
        value={filters.look}
        options={LOOKS}
        name={(look) => translate(`${WORDS}.looks.${look}`)}
        onChange={set('look')}
      />
      <Choice
        label={translate(`${WORDS}.theme`)}
        value={filters.theme}
        options={THEMES}
        name={(theme) => translate(`${WORDS}.themes.${theme}`)}
        onChange={set('theme')}
      />
      <Choice
        label={translate(`${WORDS}.limit`)}
        value={filters.limit}
        options={limits}
        name={String}
        onChange={set('limit')}
      />
      <Choice
        label={translate(`${WORDS}.minStar`)}
        value={filters.minStar}
        options={STARS}
        name={(stars) => translate(`${WORDS}.stars`, { smart_count: stars })}
        onChange={set('minStar')}
      />
      <WordsField
        label={translate(`${WORDS}.includeWords`)}
        value={filters.includeWords}
        help={translate(`${WORDS}.includeHelp`)}
        onChange={set('includeWords')}
      />
      <WordsField
        label={translate(`${WORDS}.excludeWords`)}
        value={filters.excludeWords}
        help={translate(`${WORDS}.excludeHelp`)}
        onChange={set('excludeWords')}
      />
    </div>
  );
}
