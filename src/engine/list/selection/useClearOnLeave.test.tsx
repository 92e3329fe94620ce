import { act, render, screen } from '@testing-library/react';
import { ListBase, useListContext } from 'react-admin';
import { Route, Routes, type createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { recordPanel, RecordsApi } from '../../../../tests/support/recordPanel.tsx';
import { CurrentLocationContext } from '../../../ui/CurrentLocationContext.ts';
import { useClearOnLeave } from './useClearOnLeave.ts';

function Selected() {
  const { selectedIds } = useListContext();
  useClearOnLeave('/leads');
  return <output>{selectedIds.join()}</output>;
}

const list = (
  <ListBase resource="leads" disableAuthentication>
    <Selected />
  </ListBase>
);

/** Renders a list with two selected records. @returns a function that navigates to another path and back */
async function open() {
  const own: { router?: ReturnType<typeof createMemoryRouter> } = {};
  const locate = () => {
    if (!own.router) throw new Error('expected the router to be there');
    return own.router.state.location;
  };
  const children = (
    <CurrentLocationContext value={locate}>
      <Routes>
        <Route path="/leads" element={list} />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
    </CurrentLocationContext>
  );
  const { panel, router } = await recordPanel({
    recordsApi: new RecordsApi([]),
    at: '/leads',
    kept: { 'leads.selectedIds': [4, 9] },
    children,
  });
  own.router = router;
  render(panel);
  expect(screen.getByRole('status').textContent).toBe('4,9');
  return async (path: string) => {
    await act(() => router.navigate(path));
    expect(screen.getByText('elsewhere')).toBeTruthy();
    await act(() => router.navigate('/leads'));
  };
}

it('keeps the selection while a record of the list is open', async () => {
  const visit = await open();
  await visit('/leads/4/edit');
  expect(screen.getByRole('status').textContent).toBe('4,9');
});

it('clears the selection when another page is opened', async () => {
  const visit = await open();
  await visit('/leads-archive');
  expect(screen.getByRole('status').textContent).toBe('');
});
