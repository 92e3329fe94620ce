import { useTranslate } from 'react-admin';
import styles from './Merchant.module.css';
import { labelKey } from '../../engine/definition/field.ts';
import { BUSINESS_TYPES, businessTypeField, type BusinessType } from './merchantFields.ts';

interface BusinessTypeChoiceProps {
  chosen: BusinessType;
  onChoose: (type: BusinessType) => void;
}

/** Renders the business types as radio buttons with descriptions. The type determines the other fields. */
export function BusinessTypeChoice({ chosen, onChoose }: BusinessTypeChoiceProps) {
  const translate = useTranslate();
  return (
    <fieldset className={styles.types}>
      <legend className="ui-label">{translate(labelKey(businessTypeField))}</legend>
      {BUSINESS_TYPES.map((type) => (
        <label key={type}>
          <input
            type="radio"
            name="businessType"
            checked={type === chosen}
            onChange={() => onChoose(type)}
          />
          <b>{translate(`merchant.types.${type}.name`)}</b>
          <small>{translate(`merchant.types.${type}.text`)}</small>
        </label>
      ))}
    </fieldset>
  );
}
