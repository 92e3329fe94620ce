import { customerUsers } from '#contract/manifest/customer-users.ts';
import { leads } from '#contract/manifest/leads.ts';
import { templates } from '#contract/manifest/templates.ts';
import { describe, expect, it } from 'vitest';
import { defineResource } from '../definition/defineResource.ts';
import { checkRows, namesToResolve } from './checkRows.ts';
import { failedRowsCsv } from './failedRowsCsv.ts';
import { importFields } from './importFields.ts';
import { matchHeaders } from './matchHeaders.ts';
import type { ImportContext } from './parseCell.ts';
import { readTable } from './readTable.ts';

const users = defineResource(customerUsers, {
  title: 'fullName',
  create: { form: { person: ['name', 'roleId', 'titleId', 'birthDate', 'emails', 'phones'] } },
});
const definition = defineResource(leads, {
  title: 'couple.name',
  create: {
    form: { couple: ['providerId', 'couple.brideName', 'leadDetails.estimatedGuestCount'] },
  },
});

const MESSAGES: Record<string, string> = {
  'resources.customer-users.values.roleId.sales': 'Satış',
  'resources.customer-users.values.roleId.owner': 'Sahip',
};
const context: ImportContext = {
  locale: 'tr',
  translate: (key) => MESSAGES[key] ?? key,
  configItems: () => [{ id: 'florist', word: 'Çiçekçi' }],
  referenceId: (_, name) => (name === 'Işık Fotoğraf' ? 12 : 'unknown'),
};
const now = new Date('2026-11-21T09:00:00Z');
const labels = new Map([
  ['name', 'Ad'],
  ['roleId', 'Rol'],
  ['emails', 'E-posta adresleri'],
  ['providerId', 'Firma'],
]);

async function checked(text: string, resource = users) {
  const table = await readTable(new File([text], 'kisiler.csv'));
  const fields = importFields(resource);
  const mapping = matchHeaders(table.headers, fields, labels);
  const facts = resource.manifest.create?.fields ?? {};
  return {
    table,
    rows: checkRows({ table, fields, facts, mapping, context, now }),
    fields,
    mapping,
  };
}

describe('a file of users', () => {
  it('is read by labels or paths, with values in the user’s language', async () => {
    const { rows } = await checked(
      'AD *;rol;e-posta adresleri;phones;titleId;birthDate\r\nŞirin;satış;sirin@example.com, s2@example.com;0532 111 22 33;Çiçekçi;19.06.1990\r\n\r\n',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.errors).toEqual([]);
    expect(rows[0]?.body).toEqual({
      name: 'Şirin',
      roleId: 'sales',
      titleId: 'florist',
      birthDate: '1990-06-19',
      emails: [{ value: 'sirin@example.com' }, { value: 's2@example.com' }],
      phones: [{ value: { number: '+905321112233' } }],
    });
  });

  it('reports the invalid fields of each row', async () => {
    const { rows } = await checked(
      'Ad;Rol;emails;titleId\n;Satış;a@example.com;\nCan;Kral;yok;Berber\nEce;Sahip;e@example.com;\n',
    );
    const found = rows.map(({ row, errors }) => [row.number, errors.map((e) => e.field?.path)]);
    expect(found).toEqual([
      [2, ['name']],
      [3, ['titleId', 'roleId', 'emails']],
      [4, []],
    ]);
  });

  it('is returned with the reasons after the rows', async () => {
    const { table } = await checked('Ad;Rol\n=1;Satış\n');
    const row = table.rows[0];
    if (!row) throw new Error('The file had a row');
    const csv = await failedRowsCsv(
      table,
      [{ row, reason: 'Bu alan zorunludur.' }],
      'Neden',
      'tr',
    ).text();
    expect(csv).toContain("Ad;Rol;Neden\r\n'=1;Satış;Bu alan zorunludur.");
  });
});

it('finds referenced records by their names', async () => {
  const { rows, table, fields, mapping } = await checked(
    'Firma,couple.brideName,leadDetails.estimatedGuestCount\nIşık Fotoğraf,Elif,"1.250"\nBaşka,Ece,\n',
    definition,
  );
  expect(namesToResolve({ table, fields, mapping }).map(({ name }) => name)).toEqual([
    'Işık Fotoğraf',
    'Başka',
  ]);
  expect(rows[0]?.body).toEqual({
    providerId: 12,
    couple: { brideName: 'Elif' },
    leadDetails: { estimatedGuestCount: 1250 },
  });
  expect(rows[1]?.errors).toMatchObject([{ message: 'imports.errors.unknown' }]);
});

it('reads files in windows-1254', async () => {
  const bytes = new Uint8Array([0x41, 0x64, 0x0a, 0xde, 0x69, 0x72, 0x69, 0x6e, 0x0a]);
  const table = await readTable(new File([bytes], 'eski.csv'));
  expect(table.rows[0]?.cells).toEqual(['Şirin']);
});

it.each([
  ['resim.png', 'Ad\nŞirin', 'kind'],
  ['bos.csv', 'Ad\n', 'empty'],
  ['bozuk.xlsx', 'bu bir tablo değil', 'broken'],
  ['uzun.csv', `Ad\n${'Ece\n'.repeat(5001)}`, 'long'],
])('rejects %s', async (name, text, key) => {
  await expect(readTable(new File([text], name))).rejects.toThrow(`imports.errors.${key}`);
});

describe('a file of templates', () => {
  const mails = defineResource(templates, {
    title: 'name',
    create: { form: { mail: ['name', 'subject', 'content'] } },
  });

  it('converts formatted text to paragraphs, and labels of merge fields to names', async () => {
    MESSAGES['resources.templates.mergeFields.provider'] = 'Firma';
    const { rows } = await checked(
      'name;subject;content\r\nSelam;{{ firma }} teklifi;"Merhaba <b>, {{Firma}} & siz\n\nHoşça kalın"',
      mails,
    );
    expect(rows[0]?.errors).toEqual([]);
    expect(rows[0]?.body).toMatchObject({
      subject: '{{provider}} teklifi',
      content: '<p>Merhaba &lt;b&gt;, {{provider}} &amp; siz</p><p>Hoşça kalın</p>',
    });
  });

  it('requires formatted text', async () => {
    const { rows } = await checked('name;subject\r\nSelam;Teklif', mails);
    expect(rows[0]?.errors.map(({ field }) => field?.path)).toEqual(['content']);
  });
});
