import NotesOutlined from '@mui/icons-material/NotesOutlined';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { ResourceMenu } from '../engine/definition/defineMenu.ts';
import { ResourceRoutes } from './ResourceRoutes.tsx';

vi.mock('./resources.tsx', () => ({
  resourceMenus: [],
  lazyScreen: (_: string, name: string) => () => <p>{`${name} ${useLocation().pathname}`}</p>,
}));
vi.mock('./ResourceGuard.tsx', () => ({
  ResourceGuard: ({ children }: { children: ReactNode }) => children,
}));
vi.mock('../shell/NotFoundPage.tsx', () => ({ NotFoundPage: () => <p>not found</p> }));

const menu = (screens: ResourceMenu['screens']): ResourceMenu => ({
  resource: 'medias',
  group: 'pages',
  order: 1,
  icon: NotesOutlined,
  screens,
});

const renderAt = (screens: ResourceMenu['screens'], at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path="medias/*" element={<ResourceRoutes menu={menu(screens)} />} />
      </Routes>
    </MemoryRouter>,
  );

it.each([
  [['list', 'edit'], '/medias/5', 'edit /medias/5/edit'],
  [['list', 'show', 'edit'], '/medias/5', 'show /medias/5'],
  [['list'], '/medias/5', 'not found'],
] as const)('renders a record of a resource with %s at %s as %s', async (screens, at, shown) => {
  renderAt(screens, at);
  expect(await screen.findByText(shown)).toBeDefined();
});
