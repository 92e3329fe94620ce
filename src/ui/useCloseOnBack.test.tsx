import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useCloseOnBack } from './useCloseOnBack.ts';

function View({ onClose }: { onClose: () => void }) {
  useCloseOnBack(onClose);
  return <p>large</p>;
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <View onClose={() => setOpen(false)} />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      open
    </button>
  );
}

it('closes the view on the first page of the panel, which stays', async () => {
  history.replaceState(null, '', '/photos?page=2');
  const router = createBrowserRouter([{ path: '*', element: <Page /> }]);
  render(<RouterProvider router={router} />);
  const first = router.state.location.key;
  for (let times = 0; times < 2; times += 1) {
    act(() => screen.getByRole('button', { name: 'open' }).click());
    await screen.findByText('large');
    await waitFor(() => expect(history.state).toMatchObject({ idx: 1 }));
    act(() => history.back());
    await screen.findByRole('button', { name: 'open' });
    // A blocked step back shows the first entry for a moment, before the router undoes and repeats it.
    await waitFor(() => expect(router.state.location.key).toBe(first));
    expect(history.state).toMatchObject({ idx: 0 });
    expect(location.pathname + location.search).toBe('/photos?page=2');
  }
  router.dispose();
});
