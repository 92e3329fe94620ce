import { useTranslate } from 'react-admin';
import { labelKey } from '../engine/definition/field.ts';
import styles from './Gallery.module.css';
import { KindForm } from './KindForm.tsx';
import { variants } from './variants.ts';

/** Renders fields whose settings change their input. */
export function Variants() {
  const translate = useTranslate();
  return variants.map(({ name, fields, values }) => {
    const title = fields
      .filter(({ path }) => path === name)
      .map((field) => translate(labelKey(field)))
      .join();
    return (
      <article key={name} className={styles.entry} aria-labelledby={`variant-${name}`}>
        <h3 id={`variant-${name}`}>{title}</h3>
        <KindForm name={title} fields={fields} values={values} />
      </article>
    );
  });
}
