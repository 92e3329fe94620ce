import { ResourceContextProvider } from 'ra-core';
import { useMemo } from 'react';
import { generatePath, Route, Routes, useParams } from 'react-router-dom';
import type { ResourceMenu } from '../engine/definition/defineMenu.ts';
import { ParentTrail } from '../engine/views/ParentTrail.tsx';
import { PlaceContext } from '../engine/views/usePlace.ts';
import { NotFoundPage } from '../shell/NotFoundPage.tsx';
import { Entrance } from './Entrance.tsx';
import { placeOf, routeOf } from './placeOf.ts';
import { lazyScreen, resourceMenus } from './resources.tsx';

/** Addresses of one resource below its route: the list, `create`, `5`, `5/edit`, and `5/<page>` for its pages. */
export function ResourceRoutes({ menu }: { menu: ResourceMenu }) {
  const base = generatePath(`/${routeOf(menu)}`, useParams());
  const screens = Object.fromEntries(
    menu.screens.map((screen) => [screen, lazyScreen(menu.resource, screen)]),
  );
  const { list: List, create: Create, show: Show, edit: Edit } = screens;
  const place = useMemo(() => placeOf(menu, base, resourceMenus), [menu, base]);
  return (
    <ResourceContextProvider value={menu.resource}>
      <PlaceContext value={place}>
        <ParentTrail place={place} />
        <Entrance menu={menu}>
          <Routes>
            {List && <Route index element={<List />} />}
            {Create && <Route path="create" element={<Create />} />}
            {Edit && <Route path=":id/edit" element={<Edit />} />}
            {Show && <Route path=":id/:page?" element={<Show />} />}
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </Entrance>
      </PlaceContext>
    </ResourceContextProvider>
  );
}
