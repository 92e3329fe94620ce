import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { validation } from '#i18n/tr/validation.ts';
import { oneField } from '../../../../tests/support/oneField.ts';
import { sampleField } from '../../../gallery/sampleField.ts';

const field = sampleField('videoLink');
const box = () => screen.getByRole('textbox');

it('a video of a known host is embedded on demand', async () => {
  const { submit, sentValue } = await oneField(field);
  await userEvent.click(box());
  await userEvent.paste('youtu.be/dQw4w9WgXcQ?si=abc');
  expect(document.querySelector('iframe')).toBeNull();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('YouTube videosunu göster');
  await userEvent.keyboard('{Enter}');
  const player = screen.getByTitle('YouTube oynatıcısı');
  expect(player.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
  await submit();
  await waitFor(() => expect(sentValue()).toBe('https://youtu.be/dQw4w9WgXcQ?si=abc'));
});

it('a link of a known host without TLS is corrected', async () => {
  const { submit, sentValue } = await oneField(field);
  await userEvent.click(box());
  await userEvent.paste('http://www.youtube.com/v/dQw4w9WgXcQ');
  await submit();
  await waitFor(() => expect(sentValue()).toBe('https://www.youtube.com/v/dQw4w9WgXcQ'));
});

it('an unknown host is rejected if only known ones are allowed', async () => {
  const { submit, sent } = await oneField(field, 'https://example.com/film.mp4');
  expect(screen.queryByRole('button', { name: /göster/ })).toBeNull();
  await submit();
  expect(await screen.findByText(validation.video)).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

it('any https URL is accepted if the contract allows it, and no other', async () => {
  const any = { ...field, facts: { ...field.facts, hosts: 'any' } } as const;
  const { submit, sentValue } = await oneField(any, 'http://example.com/film.mp4');
  await submit();
  expect(await screen.findByText(validation.httpsUrl)).toBeTruthy();
  await userEvent.clear(box());
  await userEvent.type(box(), 'https://example.com/film.mp4');
  await submit();
  await waitFor(() => expect(sentValue()).toBe('https://example.com/film.mp4'));
});
