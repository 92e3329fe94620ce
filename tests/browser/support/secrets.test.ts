import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Secrets, type Sent } from './secrets.ts';

const sent = (url: string, body: object = {}): Sent => ({
  url: () => url,
  headers: () => ({}),
  postData: () => JSON.stringify(body),
  postDataJSON: () => body,
});

function typed(): Secrets {
  const secrets = new Secrets();
  secrets.add(sent('http://localhost:4100/fields/tokens', { number: '5528 7900 0000 0008' }));
  return secrets;
}

test('finds a typed card in whatever way it is written, and no other number', () => {
  const secrets = typed();
  for (const number of ['5528790000000008', '5528 7900 0000 0008', '5528-7900-0000-0008'])
    expect(secrets.in(`paid with ${number}`)).toEqual([number]);
  expect(secrets.in('•••• 0008, 5528790000000016, 552879')).toEqual([]);
  expect(secrets.misled).toEqual([]);
});

test('tells of a card that went to the API in an address or a body', () => {
  const secrets = typed();
  secrets.add(sent('http://localhost:4000/api/payments', { card: '5528790000000008' }));
  secrets.add(sent('http://localhost:4000/api/payments?card=5528790000000008'));
  secrets.add(sent('http://localhost:4000/api/payments', { token: 'f_1' }));
  expect(secrets.misled).toHaveLength(2);
});

test('finds a card in the files of a database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  mkdirSync(join(folder, 'base', '5'), { recursive: true });
  writeFileSync(join(folder, 'base', '5', '1'), Buffer.from('\u0000x5528790000000008y', 'latin1'));
  writeFileSync(join(folder, 'base', '5', '2'), 'f_1');
  expect(typed().cardsInFolder(folder)).toEqual([
    `5528790000000008 ${join(folder, 'base', '5', '1')}`,
  ]);
  expect(new Secrets().cardsInFolder(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
