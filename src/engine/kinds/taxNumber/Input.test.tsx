import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { validation } from '#i18n/tr/validation.ts';
import { oneField } from '../../../../tests/support/oneField.ts';
import { sampleField } from '../../../gallery/sampleField.ts';
import { setRegion, turkey } from '../../../ui/region.ts';

afterEach(() => setRegion(turkey));

const box = () => screen.getByRole<HTMLInputElement>('textbox');

it('a tax number accepts digits only, also when pasted', async () => {
  const { submit, sentValue } = await oneField(sampleField('taxNumber'));
  await userEvent.click(box());
  await userEvent.paste('VKN 454 053 69-20');
  expect(box().value).toBe('4540536920');
  await submit();
  await waitFor(() => expect(sentValue()).toBe('4540536920'));
});

it('a person’s number has eleven digits, and a wrong check digit is reported', async () => {
  const { submit, sent } = await oneField(sampleField('taxNumber'));
  await userEvent.type(box(), '100000001459');
  expect(box().value).toBe('10000000145');
  await submit();
  expect(await screen.findByText(validation.taxNumber)).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.type(box(), '{Backspace}6');
  await submit();
  await waitFor(() => expect(sent).toHaveBeenCalled());
});

it('an identity number loses its blanks and keeps its letters, left-to-right', async () => {
  setRegion({ ...turkey, country: 'AE' });
  const { submit, sentValue } = await oneField(sampleField('identityNumber'), undefined, 'ar');
  await userEvent.click(box());
  await userEvent.paste('784-1987 123456');
  expect([box().value, box().dir, box().autocomplete]).toEqual(['784-1987123456', 'ltr', 'off']);
  await submit();
  await waitFor(() => expect(sentValue()).toBe('784-1987123456'));
});

it('a foreign identity number is rejected in Turkey, as by the API', async () => {
  const { submit, sent } = await oneField(sampleField('identityNumber'));
  await userEvent.type(box(), '784-1987123456');
  await submit();
  expect(await screen.findByText(validation.identityNumber)).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});
