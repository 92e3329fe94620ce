import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from 'ra-core';
import type { Field } from '../../definition/field.ts';
import { ReferenceCell } from '../reference/Cell.tsx';
import { CurrencySelect } from './CurrencySelect.tsx';
import { NumberBox } from './NumberBox.tsx';
import styles from './PriceGroup.module.css';
import { isSplit, type PlacedPrice, type WeekPrice } from './weekPrices.ts';

interface PriceGroupProps {
  field: Field;
  group: readonly PlacedPrice[];
  /** Returns the error of a member of a row, by the row's index in the whole list. */
  errorAt: (index: number, member: string) => string;
  onSplit: (isInTwo: boolean) => void;
  onChange: (indexes: readonly number[], change: WeekPrice) => void;
}

/** Name of the option that a group's prices are for. */
function OptionName({ field, id }: { field: Field; id: unknown }) {
  const facts = field.facts.fields?.['catalogItemOptionId'];
  if (!facts?.ref) return null;
  return (
    <div className={styles.option}>
      <ReferenceCell field={{ ...field, facts }} value={id} record={{ id: 0 }} />
    </div>
  );
}

/** The prices of one option: one for every day or two, with the currency and unit that they share. */
export function PriceGroup({ field, group, errorAt, onSplit, onChange }: PriceGroupProps) {
  const translate = useTranslate();
  const members = field.facts.fields ?? {};
  const [first] = group;
  if (!first) return null;
  const indexes = group.map(({ index }) => index);
  const labelOf = (member: string) =>
    translate(`resources.${field.resource}.fields.${field.path}.${member}`);
  return (
    <div className={styles.group}>
      {typeof first.row.catalogItemOptionId === 'number' && (
        <OptionName field={field} id={first.row.catalogItemOptionId} />
      )}
      <RadioGroup
        row
        aria-label={translate('engine.weekPrices.period')}
        value={isSplit(group) ? 'two' : 'one'}
        onChange={(_, chosen) => onSplit(chosen === 'two')}
      >
        <FormControlLabel
          value="one"
          control={<Radio />}
          label={translate('engine.weekPrices.all')}
        />
        <FormControlLabel
          value="two"
          control={<Radio />}
          label={translate('engine.weekPrices.apart')}
        />
      </RadioGroup>
      <div className={styles.boxes}>
        {group.map(({ index, row }) => (
          <NumberBox
            key={String(row.weekPeriod)}
            label={translate(`engine.weekPrices.${String(row.weekPeriod)}`)}
            value={row.price}
            facts={members['price']}
            problem={errorAt(index, 'price')}
            onChange={(price) => onChange([index], { price })}
          />
        ))}
        {members['currency'] && (
          <CurrencySelect
            label={labelOf('currency')}
            facts={members['currency']}
            value={first.row['currency']}
            problem={errorAt(first.index, 'currency')}
            onChange={(currency) => onChange(indexes, { currency })}
          />
        )}
        {members['unit'] && (
          <NumberBox
            label={labelOf('unit')}
            value={first.row['unit']}
            facts={members['unit']}
            problem={errorAt(first.index, 'unit')}
            onChange={(unit) => onChange(indexes, { unit })}
          />
        )}
      </div>
    </div>
  );
}
