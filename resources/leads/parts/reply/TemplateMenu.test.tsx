import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { ui } from '#i18n/tr/ui.ts';
import { loadI18nProvider } from '../../../../src/shell/i18nProvider.ts';
import type { Lead } from '../Lead.ts';
import { TemplateMenu } from './TemplateMenu.tsx';

/** Renders the opened menu; the API has one of the templates on each page of its response. */
async function openMenu(language: 'ar' | 'tr', templates: readonly object[], total: number) {
  const i18nProvider = await loadI18nProvider(language, ['tr', 'ar']);
  const dataProvider = testDataProvider({
    getList: async (_, { pagination }) => {
      const data = templates.slice((pagination?.page ?? 1) - 1, pagination?.page);
      // cast: the menu reads no other field of a template
      return { data: data as never, total };
    },
  });
  // cast: the menu reads no other field of a lead
  const lead = { provider: { id: 1 } } as unknown as Lead;
  render(
    <CoreAdminContext {...{ i18nProvider, dataProvider }}>
      <TemplateMenu lead={lead} language={language} onChoose={() => {}} />
    </CoreAdminContext>,
  );
  await userEvent.click(screen.getByRole('button'));
}

it('isolates the names of templates from the direction of the page', async () => {
  await openMenu(
    'ar',
    [{ id: 1, name: 'Sorularınız var mı?', providerIds: [], language: 'tr' }],
    1,
  );
  const name = await screen.findByText('Sorularınız var mı?');
  expect(name.tagName).toBe('BDI');
});

it('offers the templates after the first hundred, and focuses the first of them', async () => {
  const template = (id: number) => ({
    id,
    name: `Şablon ${id}`,
    providerIds: [],
    language: 'tr',
  });
  await openMenu('tr', [template(1), template(2)], 101);
  await userEvent.click(await screen.findByRole('menuitem', { name: ui.action.showMore }));
  const added = await screen.findByRole('menuitem', { name: 'Şablon 2' });
  expect(document.activeElement).toBe(added);
  expect(screen.queryByRole('menuitem', { name: ui.action.showMore })).toBeNull();
});
