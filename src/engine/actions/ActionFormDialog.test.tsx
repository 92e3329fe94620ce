import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { leads } from '#contract/manifest/leads.ts';
import { recordPanel, RecordsApi } from '../../../tests/support/recordPanel.tsx';
import { defineResource } from '../definition/defineResource.ts';
import { ActionFormDialog } from './ActionFormDialog.tsx';

const resource = defineResource(leads, {
  title: 'couple.name',
  list: { columns: ['couple.name'] },
  show: { groups: {} },
  actions: {
    set_appointment: {},
    offer: { again: true },
    deal: { answers: { amount: 'offer.price' } },
  },
});

function Page() {
  const [status, setStatus] = useState('negotiating');
  return (
    <ActionFormDialog
      resource={resource}
      action="offer"
      record={{ id: 7, status }}
      onAnswer={async () => {
        setStatus('offered');
        return undefined;
      }}
      onClose={() => undefined}
    />
  );
}

it('keeps its title while the record already shows the response', async () => {
  const { panel } = await recordPanel({
    recordsApi: new RecordsApi([]),
    at: '/leads/7',
    children: <Page />,
  });
  render(panel);
  const dialog = await screen.findByRole('dialog', { name: 'Teklif verildi olarak işaretle' });
  await userEvent.type(screen.getByLabelText(/^Önerilen paket/), 'Yemekli');
  await userEvent.type(screen.getByLabelText(/^Fiyat/), '385.000');
  await userEvent.click(screen.getByRole('button', { name: 'Teklif verildi olarak işaretle' }));
  await screen.findByDisplayValue('385.000');
  expect(dialog.textContent).not.toContain('Teklifi değiştir');
});

it('starts with the value of the field that the definition names', async () => {
  const offerDialog = (
    <ActionFormDialog
      resource={resource}
      action="deal"
      record={{ id: 7, status: 'offered', offer: { price: 385_000 } }}
      onAnswer={async () => undefined}
      onClose={() => undefined}
    />
  );
  const { panel } = await recordPanel({
    recordsApi: new RecordsApi([]),
    at: '/leads/7',
    children: offerDialog,
  });
  render(panel);
  expect(await screen.findByDisplayValue('385.000')).toBe(screen.getByLabelText(/^Tutar/));
});

it('focuses an invalid day after a rejected response', async () => {
  const appointmentDialog = (
    <ActionFormDialog
      resource={resource}
      action="set_appointment"
      record={{ id: 7, status: 'offered' }}
      onAnswer={async () => undefined}
      onClose={() => undefined}
    />
  );
  const { panel } = await recordPanel({
    recordsApi: new RecordsApi([]),
    at: '/leads/7',
    children: appointmentDialog,
  });
  render(panel);
  const dialog = within(await screen.findByRole('dialog'));
  const day = () => dialog.getAllByRole('textbox')[0];
  await waitFor(() => expect(day()).toHaveProperty('disabled', false), { timeout: 15_000 });
  await userEvent.click(dialog.getByRole('button', { name: /randevu/i }));
  await dialog.findByText('Bu alan zorunludur.');
  await waitFor(() => expect(document.activeElement).toBe(day()));
});

/** Opens the offer of a lead, which can be closed. */
async function openOffer() {
  function Offer() {
    const [isOpen, setOpen] = useState(true);
    if (!isOpen) return <p>Kapandı</p>;
    return (
      <ActionFormDialog
        resource={resource}
        action="offer"
        record={{ id: 7, status: 'negotiating' }}
        onAnswer={async () => undefined}
        onClose={() => setOpen(false)}
      />
    );
  }
  const { panel, router } = await recordPanel({
    recordsApi: new RecordsApi([]),
    at: '/leads/7',
    children: <Offer />,
  });
  render(panel);
  await screen.findByLabelText(/^Önerilen paket/);
  return router;
}

it('closes without a question while nothing is typed', async () => {
  await openOffer();
  await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
  expect(await screen.findByText('Kapandı')).toBeTruthy();
});

it('asks before it closes with typed text, and keeps it on request', async () => {
  await openOffer();
  await userEvent.type(screen.getByLabelText(/^Önerilen paket/), 'Yemekli');
  await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
  const question = () => screen.findByRole('dialog', { name: 'Kaydetmeden kapatılsın mı?' });
  await userEvent.click(within(await question()).getByRole('button', { name: 'Yazmaya devam et' }));
  expect(await screen.findByDisplayValue('Yemekli')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(within(await question()).getByRole('button', { name: 'Kapat' }));
  expect(await screen.findByText('Kapandı')).toBeTruthy();
});

it('asks before the page is left with typed text', async () => {
  const router = await openOffer();
  await userEvent.type(screen.getByLabelText(/^Önerilen paket/), 'Yemekli');
  await act(() => router.navigate('/elsewhere'));
  expect(await screen.findByRole('dialog', { name: 'Sayfadan ayrılıyorsunuz' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/leads/7');
});
