import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { labelKey, type Field } from '../definition/field.ts';
import { FieldValue } from '../kinds/FieldValue.tsx';
import { WholeValueContext } from '../kinds/wholeValue.ts';
import { filledFields } from '../definition/filledFields.ts';
import styles from './FactGroup.module.css';

interface FactGroupProps {
  resource: Resource;
  name: string;
  paths: readonly string[];
  record: AnyRecord;
  /** True if the URL names this group; it is then scrolled into view and highlighted. */
  isChosen?: boolean;
}

const isLong = (field: Field) => field.kind === 'longText' || field.kind === 'richText';
/** Renders a group of a record's facts; fields that are empty or whose condition does not match are omitted. */
export function FactGroup({ resource, name, paths, record, isChosen = false }: FactGroupProps) {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isChosen) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [isChosen]);
  const fields = filledFields(resource, paths, record);
  if (fields.length === 0) return null;
  const title = translate(`resources.${resource.name}.groups.${name}`);
  return (
    <section
      className={styles.group}
      aria-label={title}
      aria-current={isChosen ? 'location' : undefined}
    >
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <dl>
        {fields.map((field) => (
          <div key={field.path} data-long={isLong(field) || undefined}>
            <dt>{translate(labelKey(field))}</dt>
            <dd>
              <WholeValueContext value>
                <FieldValue field={field} record={record} />
              </WholeValueContext>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
