import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mediaAccount, photo, type MediaAccount } from './mediaAccount.ts';

let account: MediaAccount;
beforeAll(async () => {
  account = await mediaAccount();
});
afterAll(() => account.close());

/** Creates a panorama as a 360° camera stores it: its metadata declares the projection. */
async function marked(): Promise<File> {
  const plain = await photo(2000, 1000);
  const mark =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:GPano="http://ns.google.com/photos/1.0/panorama/" GPano:ProjectionType="equirectangular"/></rdf:RDF></x:xmpmeta>';
  const bytes = await sharp(await plain.arrayBuffer())
    .withXmp(mark)
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'küre.jpg', { type: 'image/jpeg' });
}

test('a picture of a 360° camera is shown as a panorama, another one only with an aspect ratio of 2:1', async () => {
  const { api, caller } = account;
  const body = { is360: true };
  const around = await account.addPhoto({ file: await marked() });
  expect(around).toMatchObject({ is360: true, allowed: { around: false } });
  const wide = await account.addPhoto({ file: await photo(2000, 1000) });
  expect(wide).toMatchObject({ is360: false, allowed: { around: true } });
  const { data } = await api.ok(caller, 'updateMedia', {
    params: { id: wide.id },
    version: wide.version,
    body,
  });
  expect(data.is360).toBe(true);
  const plain = await account.addPhoto({ file: await photo(900, 600) });
  expect(plain.allowed.around).toBe(false);
  const { id, version } = plain;
  const { error } = await api.refused(caller, 'updateMedia', { params: { id }, version, body });
  expect(error.errors).toMatchObject([{ path: 'is360', code: 'panorama' }]);
});

test('the list of a gallery returns the quota of its provider', async () => {
  const { api, caller, providerId } = account;
  const { data: gallery } = await api.ok(caller, 'createGallery', {
    body: { providerId, name: 'Bahçe', hasAgreement: true },
  });
  const { meta } = await api.ok(caller, 'listMedias', { query: { galleryId: gallery.id } });
  expect(meta.quota).toEqual({ used: 3, allowed: 4 });
});
