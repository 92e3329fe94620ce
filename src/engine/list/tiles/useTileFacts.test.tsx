import { renderHook } from '@testing-library/react';
import { ListContextProvider, useList, type RaRecord } from 'react-admin';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { medias } from '#contract/manifest/medias.ts';
import { providerItems } from '#contract/manifest/provider-items.ts';
import { samplePanel } from '../../../../tests/support/samplePanel.tsx';
import { SeveralParentsContext, type SeveralParents } from '../../access/severalParents.ts';
import type { Resource } from '../../definition/runtimeDefinition.ts';
import { defineResource } from '../../definition/defineResource.ts';
import { ResourceLocationContext } from '../../definition/useResourceLocation.ts';
import { useTileFacts } from './useTileFacts.ts';

const tiles = { picture: 'image', under: ['status'] } as const;
const resource = defineResource(medias, { title: 'name', list: { columns: ['name'], tiles } });

/** Resource whose providers are of one category type. */
const models = defineResource(providerItems, { title: 'name', list: { columns: ['name'] } });

interface Case {
  several?: SeveralParents;
  /** Filter that the user has set. */
  chosen?: Record<string, unknown>;
  /** Filter of the location. */
  fixed?: Record<string, number>;
  of?: Resource;
}

const several = { resource: 'providers', categoryTypes: ['bridal', 'venue'] };

/** Returns the paths of the facts under a tile's name, and their lines. */
async function factsOf({ several: parents, chosen = {}, fixed, of = resource }: Case) {
  const Panel = await samplePanel('tr');
  const base = '/medias';
  const location = { resource: 'medias', base, ...(fixed && { filter: fixed }) };
  function Listed({ children }: { children: ReactNode }) {
    const list = useList<RaRecord>({ resource: 'medias', data: [], filter: chosen });
    return (
      <ListContextProvider value={{ ...list, resource: 'medias' }}>{children}</ListContextProvider>
    );
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Panel>
      <ResourceLocationContext value={location}>
        <SeveralParentsContext value={parents}>
          <Listed>{children}</Listed>
        </SeveralParentsContext>
      </ResourceLocationContext>
    </Panel>
  );
  const { result } = renderHook(() => useTileFacts(of, tiles), { wrapper });
  const { under, lines } = result.current;
  return { paths: under.map(({ path }) => path), lines };
}

it.each<[string, Case]>([
  ['in the whole list', {}],
  ['in a view of it', { chosen: { kind: 'photo' } }],
])('names the provider %s of a user with several', async (_, one) => {
  expect(await factsOf({ several, ...one })).toEqual({
    paths: ['status', 'providerId'],
    lines: 2,
  });
});

it.each<[string, Case]>([
  ['for a user with one provider', {}],
  ['in a list of one provider', { several, chosen: { providerId: 5 } }],
  ['below a gallery', { several, fixed: { galleryId: 7 } }],
  ['if only one has such records', { several, of: models }],
])('names no provider %s', async (_, one) => {
  expect(await factsOf(one)).toEqual({ paths: ['status'], lines: 1 });
});
