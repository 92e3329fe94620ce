import FormHelperText from '@mui/material/FormHelperText';
import { useInput, useTranslate } from 'react-admin';
import { use, useEffect, useId } from 'react';
import type { InputProps } from '../../definition/cellProps.ts';
import { RequireFieldContext } from '../upload/RequireFieldContext.ts';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import styles from './OptionGroups.module.css';

/** Options of one group, such as the fabrics of a dress. */
export interface OptionGroup {
  readonly id: number;
  readonly name: string;
  readonly options: readonly { readonly id: number; readonly name: string }[];
}

interface OptionGroupsProps extends Pick<
  InputProps,
  'source' | 'label' | 'helperText' | 'error' | 'isRequired'
> {
  /** Undefined while loading. */
  groups: readonly OptionGroup[] | undefined;
  /** Message key of a text that replaces the options; undefined if they can be chosen. */
  note?: string | undefined;
}

const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [];

/** Renders options as toggle chips, by group. */
export function OptionGroups(props: OptionGroupsProps) {
  const { source, label, helperText, isRequired, groups, note, error } = props;
  const translate = useTranslate();
  const id = useId();
  const require = use(RequireFieldContext);
  const hasOptions = groups?.some(({ options }) => options.length > 0) ?? false;
  useEffect(() => {
    if (!hasOptions || !require) return undefined;
    const release = require(source);
    return () => release();
  }, [hasOptions, require, source]);
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help`}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </span>
      {note === undefined ? (
        <Groups {...props} />
      ) : (
        <p className={styles.note}>{translate(note)}</p>
      )}
      <FormHelperText id={`${id}-help`} error={error !== undefined} component="div">
        {error ?? helperText}
      </FormHelperText>
    </div>
  );
}

function Groups({ source, groups }: OptionGroupsProps) {
  const translate = useTranslate();
  const { field } = useInput({ source, defaultValue: [] });
  if (!groups)
    return <SkeletonRows label={translate('ui.state.loading')} rows={2} rowHeight="36px" />;
  const chosen = idsOf(field.value);
  const toggle = (option: number) => {
    const others = chosen.filter((one) => one !== option);
    field.onChange(chosen.includes(option) ? others : [...chosen, option]);
    field.onBlur();
  };
  return (
    <>
      {groups.map((group) => (
        <fieldset key={group.id} className={styles.group}>
          <legend>{group.name}</legend>
          {group.options.map((option) => (
            <label key={option.id} className={styles.tag}>
              <input
                type="checkbox"
                checked={chosen.includes(option.id)}
                onChange={() => toggle(option.id)}
              />
              {option.name}
            </label>
          ))}
        </fieldset>
      ))}
    </>
  );
}
