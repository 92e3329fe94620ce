import { Suspense, use } from 'react';
import { useCan } from '../access/useCan.ts';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { DefinitionsContext } from '../definition/DefinitionsContext.ts';
import { RelatedList } from './RelatedList.tsx';

interface RelatedListsProps {
  resource: Resource;
  record: AnyRecord;
}

interface FetchedProps extends RelatedListsProps {
  definition: Promise<Resource>;
  target: string;
}

function Fetched({ resource, record, definition, target }: FetchedProps) {
  const related = use(definition);
  const canAccess = useCan({ resource: related.name, action: 'list' });
  return canAccess ? (
    <RelatedList parent={resource} record={record} related={related} target={target} />
  ) : null;
}

/** Renders the related records of other resources, each list by its own definition. */
export function RelatedLists({ resource, record }: RelatedListsProps) {
  const { load } = use(DefinitionsContext);
  return Object.entries(resource.definition.show?.related ?? {}).map(([name, target]) => {
    const definition = load(name);
    return definition && target !== undefined ? (
      <Suspense key={name} fallback={null}>
        <Fetched resource={resource} record={record} definition={definition} target={target} />
      </Suspense>
    ) : null;
  });
}
