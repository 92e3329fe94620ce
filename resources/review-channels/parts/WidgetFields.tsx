import { useTranslate } from 'react-admin';
import { useId, type ReactNode } from 'react';
import { updateWidgetFiltersFacts } from '#contract/facts/updateWidgetFilters.ts';
import type { Filters } from './useWidget.ts';
import styles from './Widget.module.css';

const MESSAGES = 'resources.reviewWidget';
const {
  limit: LIMIT,
  minStar: STAR,
  look: LOOK,
  theme: THEME,
  ...WORD
} = updateWidgetFiltersFacts.body;
const LIMITS = [3, 6, 9, 12, LIMIT.maximum];
const STARS = Array.from({ length: STAR.maximum }, (_, index) => index + STAR.minimum);

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
        maxLength={WORD.includeWords.maxLength}
        value={value}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-help`}>{help}</p>
    </div>
  );
}

/** Renders the fields for the choice of reviews and the look. */
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
        label={translate(`${MESSAGES}.look`)}
        value={filters.look}
        options={LOOK.values}
        name={(look) => translate(`${MESSAGES}.looks.${look}`)}
        onChange={set('look')}
      />
      <Choice
        label={translate(`${MESSAGES}.theme`)}
        value={filters.theme}
        options={THEME.values}
        name={(theme) => translate(`${MESSAGES}.themes.${theme}`)}
        onChange={set('theme')}
      />
      <Choice
        label={translate(`${MESSAGES}.limit`)}
        value={filters.limit}
        options={limits}
        name={String}
        onChange={set('limit')}
      />
      <Choice
        label={translate(`${MESSAGES}.minStar`)}
        value={filters.minStar}
        options={STARS}
        name={(stars) => translate(`${MESSAGES}.stars`, { smart_count: stars })}
        onChange={set('minStar')}
      />
      <WordsField
        label={translate(`${MESSAGES}.includeWords`)}
        value={filters.includeWords}
        help={translate(`${MESSAGES}.includeHelp`)}
        onChange={set('includeWords')}
      />
      <WordsField
        label={translate(`${MESSAGES}.excludeWords`)}
        value={filters.excludeWords}
        help={translate(`${MESSAGES}.excludeHelp`)}
        onChange={set('excludeWords')}
      />
    </div>
  );
}
