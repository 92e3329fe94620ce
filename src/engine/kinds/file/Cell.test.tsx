import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { samplePanel } from '../../../../tests/support/samplePanel.tsx';
import { sampleField } from '../../../gallery/sampleField.ts';
import { FileCell } from './Cell.tsx';

it('a file is a download under its name, and links to no other scheme', async () => {
  const value = ['/files/s%C3%B6zle%C5%9Fme.pdf', 'javascript:alert(1)//a.pdf'];
  render(<FileCell field={sampleField('file')} value={value} record={{ id: 1 }} />, {
    wrapper: await samplePanel('ar'),
  });
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('download')])).toEqual([
    ['sözleşme.pdf', 'sözleşme.pdf'],
  ]);
  expect(screen.getByText('a.pdf')).toBeTruthy();
});

it('a file with metadata shows its name', async () => {
  const value = {
    url: '/api/customers/1/attachments/1/download',
    name: 'menü.pdf',
    size: 9,
    mediaType: 'application/pdf',
  };
  render(<FileCell field={sampleField('file')} value={value} record={{ id: 1 }} />, {
    wrapper: await samplePanel('tr'),
  });
  expect(screen.getByText('menü.pdf')).toBeTruthy();
});
