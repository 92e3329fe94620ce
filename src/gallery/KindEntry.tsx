import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { KindName } from '../engine/definition/kinds.ts';
import { FieldValue } from '../engine/kinds/FieldValue.tsx';
import { labelKey } from '../engine/definition/field.ts';
import { filterInputs } from '../engine/kinds/filters.ts';
import { samples } from '../engine/kinds/samples.ts';
import { KindForm } from './KindForm.tsx';
import { sampleField } from './sampleField.ts';
import styles from './Gallery.module.css';

/** Returns a record that holds only the value. */
const recordWith = (kind: KindName, value: unknown) => ({ id: 1, [kind]: value });

function Cells({ kind }: { kind: KindName }) {
  const field = sampleField(kind);
  return (
    <ul className={styles.cells}>
      {[...samples[kind].good, null].map((value, index) => (
        <li key={index}>
          <FieldValue field={field} record={recordWith(kind, value)} />
        </li>
      ))}
    </ul>
  );
}

function Filter({ kind, name }: { kind: KindName; name: string }) {
  const [value, setValue] = useState<unknown>();
  const Input = filterInputs[kind];
  return <Input field={sampleField(kind)} value={value} onChange={setValue} label={name} />;
}

/** Renders one kind of field: its name, its cells, its input and its filter. */
export function KindEntry({ kind }: { kind: KindName }) {
  const translate = useTranslate();
  const name = translate(labelKey(sampleField(kind)));
  return (
    <article className={styles.entry} aria-labelledby={`kind-${kind}`}>
      <h3 id={`kind-${kind}`}>
        {name} <code dir="ltr">{kind}</code>
      </h3>
      <div className={styles.ways}>
        <section>
          <h4>{translate('gallery.reading')}</h4>
          <Cells kind={kind} />
        </section>
        <section>
          <h4>{translate('gallery.asking')}</h4>
          <KindForm
            name={name}
            fields={[sampleField(kind)]}
            values={{ [kind]: samples[kind].good[0] }}
          />
        </section>
        <section>
          <h4>{translate('gallery.filtering')}</h4>
          <Filter kind={kind} name={name} />
        </section>
      </div>
    </article>
  );
}
