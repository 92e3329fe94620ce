import { render, screen } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { sampleField } from '../../../gallery/sampleField.ts';
import { ConfigItemCell } from './Cell.tsx';

it('reserves space until the names are loaded, and never shows the key', async () => {
  let answer = (_: object[]): void => undefined;
  const items = new Promise<object[]>((resolve) => {
    answer = resolve;
  });
  const dataProvider = { ...testDataProvider(), getConfigItems: () => items };
  const { container } = render(
    <CoreAdminContext dataProvider={dataProvider}>
      <ConfigItemCell field={sampleField('configItem')} value="wedding" record={{ id: 1 }} />
    </CoreAdminContext>,
  );
  const bar = () => container.querySelector('.after-a-moment');
  expect(bar()).not.toBeNull();
  expect(container.textContent).toBe('');
  answer([{ itemType: 'organization_type', itemId: 'wedding', value: 'Düğün' }]);
  expect(await screen.findByText('Düğün')).toBeTruthy();
  expect(bar()).toBeNull();
});
