import { renderHook } from '@testing-library/react';
import { ListContextProvider, useList, type RaRecord } from 'react-admin';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { medias } from '#contract/manifest/medias.ts';
import { samplePanel } from '../../../../tests/support/samplePanel.tsx';
import { SeveralParentsContext } from '../../access/severalParents.ts';
import { defineResource } from '../../definition/defineResource.ts';
import { ResourceLocationContext } from '../../definition/useResourceLocation.ts';
import { useTileFacts } from './useTileFacts.ts';

const tiles = { picture: 'image', under: ['code'] } as const;
const resource = defineResource(medias, { title: 'name', list: { columns: ['name'], tiles } });

interface Case {
  /** Resource of which the user has several records. */
  several?: string | undefined;
  /** Filter that the user has set. */
  chosen?: Record<string, unknown>;
  /** Filter of the location. */
  fixed?: Record<string, number>;
}

/** Returns the paths of the facts under a tile's name. */
async function factsOf({ several, chosen = {}, fixed }: Case) {
  const Panel = await samplePanel('tr');
  const base = '/medias';
  const place = { resource: 'medias', base, ...(fixed && { filter: fixed }) };
  function Listed({ children }: { children: ReactNode }) {
    const list = useList<RaRecord>({ resource: 'medias', data: [], filter: chosen });
    return (
      <ListContextProvider value={{ ...list, resource: 'medias' }}>{children}</ListContextProvider>
    );
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Panel>
      <ResourceLocationContext value={place}>
        <SeveralParentsContext value={several}>
          <Listed>{children}</Listed>
        </SeveralParentsContext>
      </ResourceLocationContext>
    </Panel>
  );
  const { result } = renderHook(() => useTileFacts(resource, tiles), { wrapper });
  return result.current.map(({ path }) => path);
}

it.each<[string, Case]>([
  ['in the whole list', {}],
  ['in a view of it', { chosen: { kind: 'photo' } }],
])('names the provider %s of a user with several', async (_, one) => {
  expect(await factsOf({ several: 'providers', ...one })).toEqual(['code', 'providerId']);
});

it.each<[string, Case]>([
  ['for a user with one provider', {}],
  ['in a list of one provider', { several: 'providers', chosen: { providerId: 5 } }],
  ['below a gallery', { several: 'providers', fixed: { galleryId: 7 } }],
])('names no provider %s', async (_, one) => {
  expect(await factsOf(one)).toEqual(['code']);
});
