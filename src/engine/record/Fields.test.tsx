import { render, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { customerUsers } from '#contract/manifest/customer-users.ts';
import { recordPanel, RecordsApi } from '../../../tests/support/recordPanel.tsx';
import type { AnyRecord } from '../definition/runtimeDefinition.ts';
import { defineResource } from '../definition/defineResource.ts';
import { Fields } from '../kinds/Fields.tsx';
import { useResource } from '../definition/useResource.ts';

const people = defineResource(customerUsers, {
  title: 'fullName',
  fields: { username: { when: { canManage: [true] } } },
});
const elif: AnyRecord = {
  id: 7,
  fullName: 'Elif Kaya',
  name: 'Elif',
  surname: null,
  username: 'elif',
  canManage: false,
};

function Page() {
  const { nameOf, recordPath, createPath, listPath } = useResource(people);
  return (
    <>
      <p>{[nameOf(elif), recordPath(7), createPath, listPath].join(' ')}</p>
      <Fields of={people} record={elif} only={['surname', 'name', 'username']} />
    </>
  );
}

it('a custom page renders some fields of a record, with its path', async () => {
  const children = (
    <Routes>
      <Route path="*" element={<Page />} />
    </Routes>
  );
  const { panel } = await recordPanel({ recordsApi: new RecordsApi([elif]), at: '/', children });
  render(panel);
  expect(
    await screen.findByText('Elif Kaya /customer-users/7 /customer-users/create /customer-users'),
  ).toBeTruthy();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Ad']);
  expect(screen.getByRole('definition').textContent).toBe('Elif');
});
