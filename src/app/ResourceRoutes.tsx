import { ResourceContextProvider } from 'ra-core';
import { Route, Routes } from 'react-router-dom';
import type { ResourceMenu } from '../engine/definition/defineMenu.ts';
import { NotFoundPage } from '../shell/NotFoundPage.tsx';
import { lazyScreen } from './resources.tsx';

/** Addresses of one resource: `/name`, `/name/create`, `/name/5`, `/name/5/edit`. */
export function ResourceRoutes({ menu }: { menu: ResourceMenu }) {
  const screens = Object.fromEntries(
    menu.screens.map((screen) => [screen, lazyScreen(menu.resource, screen)]),
  );
  const { list: List, create: Create, show: Show, edit: Edit } = screens;
  return (
    <ResourceContextProvider value={menu.resource}>
      <Routes>
        {List && <Route index element={<List />} />}
        {Create && <Route path="create" element={<Create />} />}
        {Show && <Route path=":id" element={<Show />} />}
        {Edit && <Route path=":id/edit" element={<Edit />} />}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </ResourceContextProvider>
  );
}
