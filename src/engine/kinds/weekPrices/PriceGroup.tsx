import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from 'react-admin';
import type { Field } from '../../definition/field.ts';
import { ReferenceCell } from '../reference/Cell.tsx';
import { CurrencySelect } from './CurrencySelect.tsx';
import { NumberBox } from './NumberBox.tsx';
import styles from './PriceGroup.module.css';
import { isSplit, type PlacedPrice, type WeekPrice } from './weekPrices.ts';

interface PriceGroupProps {
  field: Field;
  group: readonly PlacedPrice[];
  /** True if the option's name is shown, also for prices without an option. */
  isNamed: boolean;
  /** Removes the option; undefined if it is the only one. */
  onRemove: (() => void) | undefined;
  /** Returns the error of a row's member, by the row's index in the whole list. */
  errorAt: (index: number, member: string) => string;
  onSplit: (isInTwo: boolean) => void;
  onChange: (indexes: readonly number[], change: WeekPrice) => void;
}

/** Renders the option's name of a price group; prices without an option apply to all. */
function OptionName({ field, id }: { field: Field; id: unknown }) {
  const translate = useTranslate();
  const facts = field.facts.fields?.['catalogItemOptionId'];
  if (!facts?.ref) return null;
  return (
    <div className={styles.option}>
      {typeof id === 'number' ? (
        <ReferenceCell field={{ ...field, facts }} value={id} record={{ id: 0 }} />
      ) : (
        translate('engine.weekPrices.whole')
      )}
    </div>
  );
}

/** Renders the prices of an option: one for all days, or two, with their shared currency and unit. */
export function PriceGroup(props: PriceGroupProps) {
  const { field, group, isNamed, onRemove, errorAt, onSplit, onChange } = props;
  const translate = useTranslate();
  const members = field.facts.fields ?? {};
  const [first] = group;
  if (!first) return null;
  const indexes = group.map(({ index }) => index);
  const labelOf = (member: string) =>
    translate(`resources.${field.resource}.fields.${field.path}.${member}`);
  return (
    <div className={styles.group}>
      {(isNamed || typeof first.row.catalogItemOptionId === 'number') && (
        <div className={styles.head}>
          <OptionName field={field} id={first.row.catalogItemOptionId} />
          {onRemove && (
            <IconButton aria-label={translate('engine.weekPrices.removeOption')} onClick={onRemove}>
              <DeleteOutlined />
            </IconButton>
          )}
        </div>
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
