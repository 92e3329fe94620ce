import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { multipart } from '../../support/multipart.ts';
import { FileDesk, mail, pdf } from './FileDesk.ts';

let desk: FileDesk;
beforeAll(async () => {
  desk = await FileDesk.open();
});
beforeEach(() => desk.begin());
afterAll(() => desk.close());

const account = () => desk.account;
const kysely = () => account().api.db.kysely;
const newest = () =>
  kysely().selectFrom('sandbox_outbox').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();

/** Sends an e-mail as Ayşe. @returns the delivered mail */
async function send(body: object) {
  await account().api.ok(account().ayse, 'sendLeadEmail', {
    params: { id: desk.leadId },
    body: { ...mail, ...body },
  });
  return newest();
}

async function linkOf(userId: number) {
  return kysely()
    .selectFrom('customer_user_providers')
    .selectAll()
    .where('customer_user_id', '=', userId)
    .where('provider_id', '=', account().garden)
    .executeTakeFirstOrThrow();
}

const imageUrl = async () => {
  const { id } = await linkOf(account().ayseId);
  return `/api/customers/${account().customerId}/users/${account().ayseId}/providers/${id}/signature-image`;
};

async function upload(bytes: Buffer, by = account().ayse) {
  const { headers, payload } = multipart({}, [{ name: 'imza.png', bytes }], 'image');
  return account().api.app.inject({
    method: 'POST',
    url: await imageUrl(),
    headers: { ...by, ...headers },
    payload,
  });
}

const drawn = (width: number, height: number, alpha = 1) =>
  sharp({
    create: { width, height, channels: 4, background: { r: 122, g: 31, b: 75, alpha } },
  })
    .png()
    .toBuffer();

describe('the HTML part', () => {
  test('renders a plain text in paragraphs, with URLs as links', async () => {
    const body = 'Merhaba <b>Elif</b> & Can,\nyarın görüşelim.\n\nhttps://example.com/a?b=1&c=2.';
    const { body: text, html } = await send({ body });
    expect(text).toBe(body);
    expect(html).toContain(
      '<p>Merhaba &lt;b&gt;Elif&lt;/b&gt; &amp; Can,<br>yarın görüşelim.</p>' +
        '<p><a href="https://example.com/a?b=1&amp;c=2">https://example.com/a?b=1&amp;c=2</a>.</p>',
    );
    expect(html).toContain('<html dir="ltr">');
  });

  test('has the direction of the text', async () => {
    expect((await send({ body: '1. مرحبا Elif' })).html).toContain('<html dir="rtl">');
  });

  test('contains the sanitized formatted text', async () => {
    const html = [
      '<p>Merhaba <strong>Elif</strong> &amp; Can</p>',
      '<script>alert(1)</script><style>p{display:none}</style>',
      '<p onclick="x()" style="position:fixed">Fiyat</p>',
      '<img src="https://spy.example/a.gif" onerror="x()">',
      '<a href="javascript:x()">bir</a><a href="https://example.com/?a=1&b=2">iki</a>',
      '<iframe src="https://evil.example"></iframe><form action="https://evil.example"><input></form>',
    ].join('');
    const sent = await send({ html });
    expect(sent.html).toContain('<p>Merhaba <strong>Elif</strong> &amp; Can</p>');
    expect(sent.html).toContain('<a href="https://example.com/?a=1&amp;b=2">iki</a>');
    expect(sent.html).not.toMatch(/script|onclick|onerror|javascript|iframe|<form|<img|spy|fixed/);
    expect(sent.body).toBe(mail.body);
  });

  test('escapes subject and names', async () => {
    const subject = '</title><script>alert("a")</script>';
    const { html } = await send({ subject, body: '<img src=x onerror=alert(1)>' });
    expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;');
    expect(html).toContain('<p>&lt;img src=x onerror=alert(1)&gt;</p>');
    expect(html).not.toMatch(/<script|<img/);
  });

  test('is rejected if it is too long', async () => {
    const { status, error } = await account().api.refused(account().ayse, 'sendLeadEmail', {
      params: { id: desk.leadId },
      body: { ...mail, html: 'a'.repeat(30_001) },
    });
    expect([status, error.errors[0]?.path]).toEqual([422, 'html']);
  });
});

describe('a signature', () => {
  const content = '<p>Ayşe <strong>Yıldırım</strong></p><p>Satış &amp; düğün</p>';
  beforeEach(async () => {
    const { id } = await linkOf(account().ayseId);
    await account().api.ok(account().ayse, 'updateProviderLink', {
      params: { customerId: account().customerId, id: account().ayseId, linkId: id },
      body: { signatureContent: content },
    });
    await account().api.app.inject({
      method: 'DELETE',
      url: await imageUrl(),
      headers: account().ayse,
    });
  });

  test('is appended to both parts on request', async () => {
    expect((await send({})).body).toBe(mail.body);
    const { body, html } = await send({ isSigned: true, html: '<p>Merhaba <em>Elif</em></p>' });
    expect(body).toBe(`${mail.body}\n\nAyşe Yıldırım\n\nSatış & düğün`);
    expect(html).toContain(
      `<p>Merhaba <em>Elif</em></p><div style="margin-top:24px">${content}</div>`,
    );
  });

  test('includes its picture inline, without external requests', async () => {
    const response = await upload(await drawn(1200, 300, 0.5));
    expect(response.statusCode).toBe(200);
    const { html, attachments, attachment_contents: contents } = await send({ isSigned: true });
    expect(html).toContain('<img src="cid:signature" alt="" width="300" height="75"');
    expect(html).not.toMatch(/src="(?!cid:)/);
    expect(attachments).toMatchObject([
      { filename: 'signature.png', contentType: 'image/png', contentId: 'signature' },
    ]);
    expect(await sharp(contents[0]).metadata()).toMatchObject({ width: 600, height: 150 });
  });

  test('includes its picture besides attachments, and is shown in the outbox', async () => {
    await upload(await drawn(200, 80));
    const { headers, payload } = multipart({ ...mail, isSigned: 'true' }, [pdf()]);
    const response = await account().api.app.inject({
      method: 'POST',
      url: `/api/leads/${desk.leadId}/messages/email`,
      headers: { ...account().ayse, ...headers },
      payload,
    });
    expect(response.statusCode).toBe(201);
    const { data } = response.json<{ data: { attachments: unknown[] } }>();
    expect(data.attachments).toHaveLength(1);
    const { id, attachments, html } = await newest();
    expect(attachments.map(({ filename }) => filename)).toEqual(['menü.pdf', 'signature.jpg']);
    expect(html).toContain('width="200" height="80"');
    const page = await account().api.app.inject(`/sandbox/outbox/${id}`);
    expect(page.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(page.body).toContain('src=&quot;data:image/jpeg;base64,');
    expect(page.body).not.toContain('cid:signature');
    expect(page.body).not.toContain('<bdi>signature.jpg</bdi>');
  });

  test('is sent without a picture that was deleted', async () => {
    await upload(await drawn(200, 80));
    await kysely()
      .updateTable('customer_user_providers')
      .set({ signature_image: '/files/profile/00000000-0000-4000-8000-000000000000.png' })
      .execute();
    const { html, attachments } = await send({ isSigned: true });
    expect([attachments, html?.includes('<img')]).toEqual([[], false]);
  });

  test('accepts only an own picture, and only pictures', async () => {
    expect((await upload(await drawn(200, 80), account().mert)).statusCode).toBe(403);
    expect((await upload(await drawn(200, 80), account().stranger)).statusCode).toBe(404);
    const faults: unknown[] = [];
    for (const bytes of [Buffer.from('<svg onload="x()"/>'), await drawn(20, 20)]) {
      const response = await upload(bytes);
      faults.push(
        response.statusCode,
        response.json<{ errors: { code: string }[] }>().errors[0]?.code,
      );
    }
    expect(faults).toEqual([422, 'image_type', 422, 'image_small']);
    expect((await linkOf(account().ayseId)).signature_image).toBeNull();
  });

  test('deletes replaced and removed pictures', async () => {
    await upload(await drawn(200, 80));
    const { signature_image: first } = await linkOf(account().ayseId);
    const replaced = await upload(await drawn(300, 80));
    const { signatureImage } = replaced.json<{ data: { signatureImage: string } }>().data;
    expect(signatureImage).toMatch(/^\/files\/profile\/[0-9a-f-]{36}\.jpg$/);
    const { storage } = account().api.ports;
    expect(await storage.get((first ?? '').slice('/files/'.length))).toBeUndefined();
    const response = await account().api.app.inject({
      method: 'DELETE',
      url: await imageUrl(),
      headers: account().ayse,
    });
    expect(response.json()).toMatchObject({ data: { signatureImage: null } });
    expect(await storage.get(signatureImage.slice('/files/'.length))).toBeUndefined();
  });
});
