import { ResourceContextProvider } from 'react-admin';
import { Suspense, useMemo, type ComponentType, type ReactNode } from 'react';
import { generatePath, Navigate, Route, Routes, useParams } from 'react-router-dom';
import type { ResourceMenu } from '../engine/definition/defineMenu.ts';
import { ResourceLocationContext } from '../engine/definition/useResourceLocation.ts';
import { NotFoundPage } from '../shell/NotFoundPage.tsx';
import { CoveredContext } from '../ui/CoveredContext.ts';
import { lazyWithPreload } from '../ui/lazyWithPreload.tsx';
import { ResourceGuard } from './ResourceGuard.tsx';
import { parseResourceRoute, routeOf } from './parseResourceRoute.ts';
import { lazyScreen, resourceMenus } from './resources.tsx';
import { useFocusRow } from './useFocusRow.ts';
import { useKeepScroll } from './useKeepScroll.ts';

const RecordDialog = lazyWithPreload(
  async () => (await import('../engine/record/RecordDialog.tsx')).RecordDialog,
);

interface OverListProps {
  resource: string;
  base: string;
  List: ComponentType;
  children: ReactNode;
}

/** Renders the list, and the screen of the remaining path in a dialog over it. */
function OverList({ resource, base, List, children }: OverListProps) {
  const { '*': rest = '' } = useParams();
  const isOpen = rest.replace(/\/$/, '') !== '';
  useFocusRow(base, rest);
  useKeepScroll(rest);
  return (
    <>
      <CoveredContext value={isOpen}>
        <List />
      </CoveredContext>
      {isOpen && (
        <Suspense fallback={null}>
          <RecordDialog
            resource={resource}
            base={base}
            isForm={/(^|\/)(create|edit)\/?$/.test(rest)}
          >
            {children}
          </RecordDialog>
        </Suspense>
      )}
    </>
  );
}

interface ResourceRoutesProps {
  menu: ResourceMenu;
  /** Route at which the resource is mounted, if not its own. */
  route?: string;
}

/**
 * Renders the routes of one resource, relative to its own: the list, `create`, `5` or `5/show`,
 * `5/edit`, and `5/<page>` for its pages. A resource without record pages redirects `5` to `5/edit`.
 */
export function ResourceRoutes({ menu, route = routeOf(menu) }: ResourceRoutesProps) {
  const base = generatePath(`/${route}`, useParams());
  const screens = Object.fromEntries(
    menu.screens.map((screen) => [screen, lazyScreen(menu.resource, screen)]),
  );
  const { list: List, create: Create, show: Show, edit: Edit } = screens;
  const location = useMemo(
    () => parseResourceRoute(menu, base, resourceMenus, route),
    [menu, base, route],
  );
  const isOverList = menu.presentation === 'dialog' && List !== undefined;
  const routes = (
    <Routes>
      {List && !isOverList && <Route index element={<List />} />}
      {Create && <Route path="create" element={<Create />} />}
      {Edit && <Route path=":id/edit" element={<Edit />} />}
      {Show && menu.alias && <Route path={`:id/${menu.alias}/:tab?`} element={<Show />} />}
      {Show && <Route path=":id/show" element={<Navigate to=".." relative="path" replace />} />}
      {Show && <Route path=":id/:page?" element={<Show />} />}
      {!Show && Edit && <Route path=":id" element={<Navigate to="edit" replace />} />}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
  return (
    <ResourceContextProvider value={menu.resource}>
      <ResourceLocationContext value={location}>
        <ResourceGuard menu={menu}>
          {isOverList ? (
            <OverList resource={menu.resource} base={base} List={List}>
              {routes}
            </OverList>
          ) : (
            routes
          )}
        </ResourceGuard>
      </ResourceLocationContext>
    </ResourceContextProvider>
  );
}
