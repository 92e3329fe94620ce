import { useGetOne, useTranslate } from 'ra-core';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { BackArrow } from '../../ui/BackArrow.tsx';
import type { AnyRecord, Resource } from '../definition/anyDefinition.ts';
import { recordName } from '../fields/recordName.ts';
import { DefinitionsContext } from './DefinitionsContext.ts';
import styles from './ParentTrail.module.css';
import type { ResourcePlace } from './usePlace.ts';

type Parent = NonNullable<ResourcePlace['parent']>;

function Trail({ parent, definition }: { parent: Parent; definition: Promise<Resource> }) {
  const translate = useTranslate();
  const resource = use(definition);
  const { data } = useGetOne<AnyRecord>(parent.resource, { id: Number(parent.id) });
  const name = data
    ? recordName(resource, data)
    : translate(`resources.${parent.resource}.name`, { smart_count: 1 });
  return (
    <nav className={styles.trail} aria-label={translate('engine.record.parent')}>
      <Link to={parent.base}>
        <BackArrow />
        <bdi>{name}</bdi>
      </Link>
    </nav>
  );
}

/** The way back to the record that the resource around belongs to; nothing where it belongs to none. */
export function ParentTrail({ place }: { place: ResourcePlace }) {
  const { load } = use(DefinitionsContext);
  const definition = place.parent && load(place.parent.resource);
  return place.parent && definition ? (
    <Trail parent={place.parent} definition={definition} />
  ) : null;
}
