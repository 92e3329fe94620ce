import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { loadI18nProvider } from '../../../../src/shell/i18nProvider.ts';
import type { Lead } from '../Lead.ts';
import { TemplateMenu } from './TemplateMenu.tsx';

it('isolates the names of templates from the direction of the page', async () => {
  const templates = [{ id: 1, name: 'Sorularınız var mı?', providerIds: [], language: 'tr' }];
  const i18nProvider = await loadI18nProvider('ar', ['tr', 'ar']);
  const dataProvider = testDataProvider({
    // cast: the menu reads no other field of a template
    getList: () => Promise.resolve({ data: templates as never, total: 1 }),
  });
  // cast: the menu reads no other field of a lead
  const lead = { provider: { id: 1 } } as unknown as Lead;
  render(
    <CoreAdminContext {...{ i18nProvider, dataProvider }}>
      <TemplateMenu lead={lead} language="ar" onChoose={() => {}} />
    </CoreAdminContext>,
  );
  await userEvent.click(screen.getByRole('button'));
  const name = await screen.findByText('Sorularınız var mı?');
  expect(name.tagName).toBe('BDI');
});
