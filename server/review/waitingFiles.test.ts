import { expect, test } from 'vitest';
import { withWaitingFiles } from './waitingFiles.ts';

const NEW = { key: 'images/new.webp', name: 'new.webp' };
const waiting = {
  id: 1,
  body: { photos: ['/files/images/live.webp', NEW], name: 'Impala' },
  changes: [
    {
      field: 'photos',
      before: ['/files/images/live.webp'],
      after: ['/files/images/live.webp', '/files/images/new.webp'],
    },
    { field: 'name', before: 'Chevrolet', after: 'Impala' },
  ],
};

test('a pending picture is kept by its URL, and live and new ones stay unchanged', () => {
  const added = { key: 'images/added.webp', name: 'added.webp' };
  const sent = ['/files/images/new.webp', added, '/files/images/live.webp'];
  expect(withWaitingFiles({ name: 'Impala', photos: sent }, waiting)).toEqual({
    name: 'Impala',
    photos: [NEW, added, '/files/images/live.webp'],
  });
});

test('a URL without a pending picture stays, to be rejected', () => {
  const body = { photos: ['/files/images/other.webp'] };
  expect(withWaitingFiles(body, waiting)).toEqual(body);
  expect(withWaitingFiles(body, undefined)).toEqual(body);
});
