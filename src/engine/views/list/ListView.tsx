import { ListBase } from 'ra-core';
import type { Resource } from '../../definition/anyDefinition.ts';
import { ListPage } from './ListPage.tsx';
import { sortOf } from './listFilters.ts';

/** The list of a declared resource: react-admin's list context, drawn by the definition. */
export function ListView({ resource }: { resource: Resource }) {
  const { list } = resource.definition;
  if (!list) return null;
  const sort = sortOf(list.sort ?? resource.manifest.list?.defaultSort ?? 'id');
  return (
    <ListBase resource={resource.name} sort={sort} perPage={25}>
      <ListPage resource={resource} list={list} />
    </ListBase>
  );
}
