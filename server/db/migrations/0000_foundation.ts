import { sql, type Kysely } from 'kysely';
import { FOLD_FROM, FOLD_TO } from '../foldTable.ts';

/** Creates the basis of all other migrations: search, sorting, the tenants' role, the sandbox's outbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create extension if not exists btree_gin`.execute(db);
  await createTurkishSorting(db);
  await createFold(db);
  await createTenantRole(db);
  await createSandboxOutbox(db);
}

/**
 * Creates the collation tr_sort with Unicode's Turkish rules, written out because the embedded database ships
 * without them.
 */
async function createTurkishSorting(db: Kysely<unknown>): Promise<void> {
  await sql`
    create collation if not exists tr_sort (
      provider = icu,
      locale = 'tr',
      rules = '&C<ç<<<Ç&G<ğ<<<Ğ&[before 1]i<ı<<<I&i<<<İ&O<ö<<<Ö&S<ş<<<Ş&U<ü<<<Ü'
    )`.execute(db);
}

/** Creates the SQL function fold(). It uses a table instead of lower(), which depends on the database's locale. */
async function createFold(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function fold(value text) returns text
      language sql immutable strict parallel safe
      return translate(value, ${sql.lit(FOLD_FROM)}, ${sql.lit(FOLD_TO)})`.execute(db);
}

/**
 * Creates the tenants' role. Roles belong to the whole cluster, so databases that are set up concurrently conflict;
 * the loser of the race checks again.
 */
async function createTenantRole(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    begin
      for attempt in 1..50 loop
        begin
          if not exists (select from pg_roles where rolname = 'panel_app') then
            create role panel_app nologin;
          end if;
          if not pg_has_role(current_user, 'panel_app', 'SET')
             or not exists (
               select from pg_auth_members
               where roleid = 'panel_app'::regrole and member = current_user::regrole
             ) then
            grant panel_app to current_user;
          end if;
          return;
        exception
          when duplicate_object or unique_violation or internal_error then
            perform pg_sleep(0.02);
        end;
      end loop;
      raise exception 'the role panel_app could not be created';
    end
    $$`.execute(db);
  await sql`grant usage on schema public to panel_app`.execute(db);
}

async function createSandboxOutbox(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sandbox_outbox (
      id bigint generated always as identity primary key,
      channel text not null check (channel in ('mail', 'sms')),
      message_key text not null,
      sent_at timestamptz(3) not null default now(),
      sender text,
      recipients text[] not null,
      cc text[] not null default '{}',
      reply_to text,
      subject text,
      body text not null,
      html text,
      attachments jsonb not null default '[]',
      attachment_contents bytea[] not null default '{}',
      outcome text not null,
      unique (channel, message_key)
    )`.execute(db);
}
