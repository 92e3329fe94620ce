import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { medias } from '#contract/manifest/medias.ts';
import { recordPanel, RecordsApi } from '../../../../tests/support/recordPanel.tsx';
import { OptionGroups, type OptionGroup } from '../../controls/optionGroups/OptionGroups.tsx';
import type { InputProps } from '../../definition/cellProps.ts';
import { defineResource } from '../../definition/defineResource.ts';
import { MissingFields } from './MissingFields.tsx';

/** Opens the form for the missing fields of chosen photos with these tags. @returns the submit callback */
async function open(options: OptionGroup['options'], sent: readonly File[] = []) {
  const answer = vi.fn<(values: unknown, files: readonly File[]) => void>();
  const photos = defineResource(medias, {
    title: 'name',
    fields: {
      tagIds: {
        input: (inputProps: InputProps) => (
          <OptionGroups {...inputProps} groups={[{ id: 1, name: 'Alan', options }]} />
        ),
      },
    },
    list: { columns: ['name'] },
    show: { groups: {} },
  });
  const files = {
    queue: undefined,
    add: vi.fn<() => void>(),
    missing: ['tagIds'],
    waiting: undefined,
    values: {},
    answer,
    cancel: vi.fn<() => void>(),
  };
  const { panel } = await recordPanel({
    recordsApi: new RecordsApi([]),
    at: '/medias',
    children: <MissingFields resource={photos} files={files} sent={sent} />,
  });
  render(panel);
  const start = await screen.findByRole('button', { name: 'Yüklemeye başla' });
  return { answer, start: () => userEvent.click(start) };
}

it('requires a tag before photos are sent that need one', async () => {
  const { answer, start } = await open([{ id: 1001, name: 'Bahçe' }]);
  await start();
  expect(await screen.findByText('Bu alan zorunludur.')).toBeTruthy();
  expect(answer).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Bahçe' }));
  await start();
  await vi.waitFor(() => expect(answer).toHaveBeenCalledWith({ tagIds: [1001] }, []));
});

it('requires no tag if the provider has none', async () => {
  const { answer, start } = await open([]);
  await start();
  await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce());
});

it('shows the first chosen pictures, and how many more there are', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  const photo = (_: unknown, index: number) =>
    new File(['x'], `${index}.jpg`, { type: 'image/jpeg' });
  await open([], Array.from({ length: 12 }, photo));
  expect(screen.getByRole('dialog').querySelectorAll('img')).toHaveLength(5);
  expect(screen.getByText('+7')).toBeTruthy();
  vi.restoreAllMocks();
});
