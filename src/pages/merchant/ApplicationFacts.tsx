import { useTranslate } from 'react-admin';
import { get } from '#contract/get.ts';
import { labelKey } from '../../engine/definition/field.ts';
import { cells } from '../../engine/kinds/cells.ts';
import styles from './Merchant.module.css';
import { businessTypeField, fieldsOf } from './merchantFields.ts';
import type { Application } from './useMerchant.ts';

/** Renders the submitted application read-only. */
export function ApplicationFacts({ application }: { application: Application }) {
  const translate = useTranslate();
  const { businessType, documents } = application;
  if (businessType === null) return <p>{translate('merchant.none')}</p>;
  const record = { id: 0, ...application };
  return (
    <section className={styles.facts} aria-label={translate('merchant.facts')}>
      <dl>
        <div>
          <dt>{translate(labelKey(businessTypeField))}</dt>
          <dd>{translate(`merchant.types.${businessType}.name`)}</dd>
        </div>
        {fieldsOf(businessType).map((field) => {
          const Cell = cells[field.kind];
          return (
            <div key={field.path}>
              <dt>{translate(labelKey(field))}</dt>
              <dd>
                <Cell field={field} value={get(application, field.path)} record={record} />
              </dd>
            </div>
          );
        })}
        {documents.map(({ kind, name }) => (
          <div key={kind}>
            <dt>{translate(`merchant.documents.${kind}`)}</dt>
            <dd>
              <bdi>{name}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
