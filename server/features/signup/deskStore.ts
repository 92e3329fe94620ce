import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Language, Tx } from '../../http/call.ts';
import { COUNT_LIMIT } from '../../http/page.ts';
import type { WizardRow } from './store.ts';

/** Registration with the names that the desk shows. */
export interface DeskRow extends Pick<
  WizardRow,
  | 'id'
  | 'contact_name'
  | 'email'
  | 'phone'
  | 'form'
  | 'done'
  | 'created_at'
  | 'saved_at'
  | 'expires_at'
  | 'withdrawn_at'
  | 'finished_at'
  | 'opened_customer_id'
> {
  category_name: string | null;
  city_name: string | null;
  agent_name: string | null;
}

interface Filter {
  id?: number;
  status?: Schemas['ProviderWizardStatus'] | undefined;
  limit: number;
  offset: number;
  isOldestFirst?: boolean;
}

/** Returns one page of registrations and the count, bounded at `COUNT_LIMIT` + 1. */
export async function listWizards(
  tx: Tx,
  { id, status, limit, offset, isOldestFirst = false }: Filter,
  { now, language }: { now: Date; language: Language },
): Promise<{ rows: DeskRow[]; counted: number }> {
  const moment = now.toISOString();
  const is = {
    finished: sql`w.finished_at is not null`,
    withdrawn: sql`w.finished_at is null and w.withdrawn_at is not null`,
    expired: sql`w.finished_at is null and w.withdrawn_at is null and w.expires_at <= ${moment}`,
    open: sql`w.finished_at is null and w.withdrawn_at is null and w.expires_at > ${moment}`,
  };
  const where = sql`
    ${status ? is[status] : sql`true`} and ${id === undefined ? sql`true` : sql`w.id = ${id}`}`;
  const direction = isOldestFirst ? sql`asc` : sql`desc`;
  const { rows } = await sql<DeskRow>`
    select w.id, w.contact_name, w.email, w.phone, w.form, w.done, w.created_at, w.saved_at, w.expires_at,
      w.withdrawn_at, w.finished_at, w.opened_customer_id,
      c.words ->> ${language} as category_name, city.name as city_name, a.full_name as agent_name
    from provider_wizards w
    left join provider_categories c on c.id = (w.form ->> 'categoryId')::bigint
    left join cities city on city.id = (w.form ->> 'cityId')::bigint
    left join customer_users a on a.id = w.agent_id
    where ${where}
    order by w.created_at ${direction}, w.id ${direction} limit ${limit} offset ${offset}`.execute(
    tx,
  );
  const counted = await sql<{ n: number }>`
    select count(*)::int as n from (select from provider_wizards w where ${where} limit ${COUNT_LIMIT + 1}) b`.execute(
    tx,
  );
  return { rows, counted: counted.rows[0]?.n ?? 0 };
}
