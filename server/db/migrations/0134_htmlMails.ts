import { sql, type Kysely } from 'kysely';

/** Stores the HTML of e-mails, the picture of their signature, and the attachments of a follow-up's mails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table lead_messages
      add column html text,
      add column signature_image text`.execute(db);
  await sql`
    alter table lead_follow_up_steps
      add column html text,
      add column attachment_ids jsonb not null default '[]',
      add column is_signed boolean not null default false`.execute(db);
}
