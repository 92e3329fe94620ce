import type { AnyRecord, AnyShow, Resource } from '../../definition/anyDefinition.ts';
import { FactGroup } from './FactGroup.tsx';
import { RelatedLists } from './RelatedLists.tsx';
import styles from './ShowView.module.css';

interface OverviewProps {
  resource: Resource;
  show: AnyShow;
  record: AnyRecord;
}

const isPaths = (group: AnyShow['groups'][string]): group is readonly string[] =>
  Array.isArray(group);

/** The sections of a record beside its facts, and below the sections what belongs to it. */
export function Overview({ resource, show, record }: OverviewProps) {
  const groups = Object.entries(show.groups);
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {groups.map(([key, Group]) =>
          isPaths(Group) ? null : <Group key={key} record={record} />,
        )}
        <RelatedLists resource={resource} record={record} />
      </div>
      <div className={styles.side}>
        {groups.map(([key, group]) =>
          isPaths(group) ? (
            <FactGroup key={key} resource={resource} name={key} paths={group} record={record} />
          ) : null,
        )}
      </div>
    </div>
  );
}
