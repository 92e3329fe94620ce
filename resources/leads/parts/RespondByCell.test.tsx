import { render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { expect, it } from 'vitest';
import { loadI18nProvider } from '../../../src/shell/i18nProvider.ts';
import { RespondByCell } from './RespondByCell.tsx';

const i18nProvider = await loadI18nProvider('tr', ['tr']);
const yesterday = new Date(Date.now() - 86_400_000).toISOString();

function cell(record: { answeredAt: string | null; isUnanswered: boolean }) {
  render(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <RespondByCell value={yesterday} record={record} />
    </CoreAdminContext>,
  );
}

it('counts down for every lead that the API marks as unanswered, whatever its status', () => {
  cell({ answeredAt: null, isUnanswered: true });
  expect(screen.getByText('24 saat doldu')).toBeTruthy();
});

it('shows no clock if nobody can answer', () => {
  cell({ answeredAt: null, isUnanswered: false });
  expect(screen.queryByText('24 saat doldu')).toBeNull();
});

it('shows when the first answer was sent', () => {
  cell({ answeredAt: yesterday, isUnanswered: false });
  expect(screen.getByText('dün yanıtlandı')).toBeTruthy();
  cell({ answeredAt: new Date().toISOString(), isUnanswered: false });
  expect(screen.getByText('az önce yanıtlandı')).toBeTruthy();
});
