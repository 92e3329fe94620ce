import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { DefinitionsContext } from '../definition/DefinitionsContext.ts';
import type { Resource } from '../definition/runtimeDefinition.ts';
import { useResourceLocation } from '../definition/useResourceLocation.ts';
import { TILES } from '../list/layouts.ts';
import { useLayout } from '../list/useLayout.ts';
import { NextAndPrevious } from './NextAndPrevious.tsx';
import { useNeighbours, type Neighbours } from './useNeighbours.ts';
import { useTileNeighbours } from './useTileNeighbours.ts';

interface LinksProps {
  resource: Resource;
  id: number;
}

function Links({ resource, neighbours }: { resource: Resource; neighbours: Neighbours }) {
  const { base } = useResourceLocation(resource.name);
  const state: unknown = useLocation().state;
  return (
    <NextAndPrevious
      neighbours={neighbours}
      base={base}
      below="/edit"
      // One history entry for the dialog: going back leads to the list, as closing does.
      link={{ replace: true, state }}
    />
  );
}

const TileLinks = ({ resource, id }: LinksProps) => (
  <Links resource={resource} neighbours={useTileNeighbours(resource, id)} />
);

const RowLinks = ({ resource, id }: LinksProps) => (
  <Links resource={resource} neighbours={useNeighbours(resource, id)} />
);

function LayoutLinks({ definition, id }: { definition: Promise<Resource>; id: number }) {
  const resource = use(definition);
  const [layout] = useLayout(resource);
  const { list, show } = resource.definition;
  // A record with a page of its own has the links there.
  if (show) return null;
  const isTiles = list?.tiles !== undefined && layout === TILES;
  return isTiles ? (
    <TileLinks resource={resource} id={id} />
  ) : (
    <RowLinks resource={resource} id={id} />
  );
}

/** Renders links to the forms of the previous and next record of the list below a dialog. */
export function FormNeighbours({ name, id }: { name: string; id: number }) {
  const definition = use(DefinitionsContext).load(name);
  return definition && <LayoutLinks definition={definition} id={id} />;
}
