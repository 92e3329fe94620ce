import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { isApiForm } from '../definition/isApiForm.ts';
import { isPaths } from '../definition/isPaths.ts';
import { recordPath } from '../definition/recordPath.ts';
import type { AnyRecord, Resource, RuntimeShowConfig } from '../definition/runtimeDefinition.ts';
import { useResourceLocation } from '../definition/useResourceLocation.ts';
import { FactGroup } from './FactGroup.tsx';

const ApiFormSection = lazyWithPreload(
  async () => (await import('../apiForm/ApiFormSection.tsx')).ApiFormSection,
);

interface GroupPanelProps {
  resource: Resource;
  show: RuntimeShowConfig;
  record: AnyRecord;
  /** Name of the group; undefined for the first one. */
  group: string | undefined;
}

/** Renders one group of a record's page: its facts, an API form, or a custom section. */
export function GroupPanel({ resource, show, record, group }: GroupPanelProps) {
  const translate = useTranslate();
  const { base } = useResourceLocation(resource.name);
  const name = group ?? Object.keys(show.groups)[0] ?? '';
  const Group = show.groups[name];
  if (Group === undefined) return null;
  if (isPaths(Group))
    return <FactGroup resource={resource} name={name} paths={Group} record={record} />;
  const waiting = <SkeletonRows label={translate('ui.state.loading')} rows={6} rowHeight="64px" />;
  return (
    <Suspense fallback={waiting}>
      {!isApiForm(Group) ? (
        <Group record={record} />
      ) : (
        show.forms && (
          <ApiFormSection
            key={`${record.id} ${Group.form}`}
            resource={resource}
            config={show.forms}
            form={Group.form}
            record={record}
            cancelTo={recordPath(base, record.id)}
          />
        )
      )}
    </Suspense>
  );
}
