import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { followUpDesk, MONDAY } from './followUpDesk.ts';
import { addLead } from './leadAccount.ts';

const { at, api, mail, start, outbox, runAt } = followUpDesk();

test('a message that cannot be stored blocks no other, and is retried later', async () => {
  const { kysely } = api().db;
  await sql`
    create function refuse_words() returns trigger language plpgsql as
    $$ begin if new.body = 'Yazılamaz' then raise 'no'; end if; return new; end $$`.execute(kysely);
  await sql`
    create trigger refuse_words before insert on lead_messages
    for each row execute function refuse_words()`.execute(kysely);
  await start([{ ...mail(46), body: 'Yazılamaz' }]);
  const other = await addLead(at().account, { status: 'offered' });
  await start([mail()], other.leadId);
  await expect(runAt(MONDAY)).rejects.toThrow(AggregateError);
  expect((await outbox()).map(({ body }) => body)).toEqual(['Merhaba Elif & Can']);
  // The failed step is retried later; until then nothing is due, and nothing is sent twice.
  expect(await runAt(MONDAY)).toBe(0);
  await sql`drop trigger refuse_words on lead_messages`.execute(kysely);
  expect(await runAt('2026-11-23T10:00:00.000Z')).toBe(1);
  expect((await outbox()).map(({ body }) => body)).toEqual(['Merhaba Elif & Can', 'Yazılamaz']);
});
