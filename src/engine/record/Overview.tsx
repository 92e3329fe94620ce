import type { ReactNode } from 'react';
import type { AnyRecord, RuntimeShowConfig, Resource } from '../definition/runtimeDefinition.ts';
import { isApiForm } from '../definition/isApiForm.ts';
import { isPaths } from '../definition/isPaths.ts';
import { FactGroup } from './FactGroup.tsx';
import { RelatedLists } from './RelatedLists.tsx';
import styles from './ShowView.module.css';

interface OverviewProps {
  resource: Resource;
  show: RuntimeShowConfig;
  record: AnyRecord;
  /** Custom page of the record, which replaces its sections. */
  page?: ReactNode;
  /** Name of the group of facts in the URL; it is highlighted. */
  section?: string;
}

function Sections({ resource, show, record }: OverviewProps) {
  return (
    <>
      {Object.entries(show.groups).map(([key, Group]) =>
        isPaths(Group) || isApiForm(Group) ? null : <Group key={key} record={record} />,
      )}
      <RelatedLists resource={resource} record={record} />
    </>
  );
}

/** Renders a record's facts, with its sections and related lists or with one of its pages. */
export function Overview({ page, section, ...props }: OverviewProps) {
  const { resource, show, record } = props;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{page ?? <Sections {...props} />}</div>
      <div className={styles.side}>
        {Object.entries(show.groups).map(([key, group]) =>
          isPaths(group) ? (
            <FactGroup
              key={key}
              resource={resource}
              name={key}
              paths={group}
              record={record}
              isChosen={key === section}
            />
          ) : null,
        )}
      </div>
    </div>
  );
}
