import { act, render } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import {
  createMemoryRouter,
  Route,
  RouterProvider,
  Routes,
  useLocation,
  useNavigate,
  type RouteObject,
} from 'react-router-dom';
import { expect, it } from 'vitest';
import { CurrentLocationContext } from '../../ui/CurrentLocationContext.ts';
import { useUrlChoice } from './useUrlChoice.ts';

/** Renders a list with this component. @returns its router */
function openList(Others: () => null) {
  function List() {
    useUrlChoice('span');
    useUrlChoice('date');
    return <Others />;
  }
  // Nested routes below the router's, as in the panel.
  const below = (
    <Routes>
      <Route path="*" element={<List />} />
    </Routes>
  );
  const routes: RouteObject[] = [{ path: '*', element: below }];
  const router = createMemoryRouter(routes, { initialEntries: ['/events?span=week&date=5'] });
  render(
    <CurrentLocationContext value={() => router.state.location}>
      <RouterProvider router={router} />
    </CurrentLocationContext>,
  );
  const address = () => {
    const { pathname, search } = router.state.location;
    return [pathname, Object.fromEntries(new URLSearchParams(search))];
  };
  return { router, address };
}

it('is restored when the URL lacks it', async () => {
  const { router, address } = openList(() => null);
  await act(async () => router.navigate('/events?filter=visits'));
  expect(address()).toEqual(['/events', { filter: 'visits', span: 'week', date: '5' }]);
});

it('never restores a URL that was left meanwhile', async () => {
  /** A dialog that closes as soon as it is opened. */
  function Closing() {
    const { pathname } = useLocation();
    const navigate = useNavigate();
    const isClosed = useRef(false);
    useLayoutEffect(() => {
      if (pathname !== '/events/30' || isClosed.current) return;
      isClosed.current = true;
      void navigate('/events', { replace: true });
    }, [pathname, navigate]);
    return null;
  }
  const { router, address } = openList(Closing);
  await act(async () => router.navigate('/events/30'));
  expect(address()).toEqual(['/events', { span: 'week', date: '5' }]);
});
