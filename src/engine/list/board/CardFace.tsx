import type { AnyRecord } from '../../definition/runtimeDefinition.ts';
import type { Field } from '../../definition/field.ts';
import { FieldValue } from '../../kinds/FieldValue.tsx';
import { CardFacts } from '../cards/CardFacts.tsx';
import styles from './Board.module.css';

/** Fields of a card: its name and the facts below it. */
export interface CardFields {
  line: Field;
  under: readonly Field[];
}

/** Renders the dragged card at the pointer. */
export function CardFace({ fields, record }: { fields: CardFields; record: AnyRecord }) {
  return (
    <div className={styles.card} data-lifted>
      <span className={styles.line}>
        <FieldValue field={fields.line} record={record} />
      </span>
      <span className={styles.under}>
        <CardFacts fields={fields.under} record={record} />
      </span>
    </div>
  );
}
