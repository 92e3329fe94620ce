import { render, screen } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { ReferencedName } from './Cell.tsx';

it('reserves space until a name is loaded', async () => {
  let answer = (_: { data: object[] }): void => undefined;
  const names = new Promise<{ data: object[] }>((resolve) => {
    answer = resolve;
  });
  // cast: the tests read nothing else
  const dataProvider = testDataProvider({ getMany: () => names as never });
  const { container } = render(
    <CoreAdminContext dataProvider={dataProvider}>
      <ReferencedName id={34} reference="cities" />
    </CoreAdminContext>,
  );
  const bar = () => container.querySelector('.after-a-moment');
  expect(bar()).not.toBeNull();
  answer({ data: [{ id: 34, name: 'İstanbul' }] });
  expect(await screen.findByText('İstanbul')).toBeTruthy();
  expect(bar()).toBeNull();
});
