import { sql } from 'kysely';
import type { Database } from './connection.ts';

/** Settings that statements rely on, with the values that the role of a pooled connection needs. */
const NEEDED = {
  timezone: 'UTC',
  intervalstyle: 'postgres',
  statement_timeout: '15s',
  idle_in_transaction_session_timeout: '60s',
} as const;

/** Error if the role of a pooled connection lacks settings that a direct connection sets itself. */
export class WrongSessionDefaults extends Error {
  constructor(commands: readonly string[]) {
    super(
      `DATABASE_URL leads through a pooler (DATABASE_DIRECT_URL is another one), so its role needs settings:\n${commands.join('\n')}\nThen let the pooler reconnect.`,
    );
    this.name = 'WrongSessionDefaults';
  }
}

/**
 * Checks that connections of the pool have the settings of the column parsers and limits for every statement.
 * Limits may differ from those proposed, but none may be missing.
 * @throws WrongSessionDefaults with the commands that fix it
 */
export async function assertSessionDefaults({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  const { rows } = await sql<{ role: string; name: keyof typeof NEEDED; value: string }>`
    select current_user as role, name, current_setting(name) as value
    from unnest(${Object.keys(NEEDED)}::text[]) with ordinality as n (name, place)
    order by place`.execute(kysely);
  const wrong = rows.filter(({ name, value }) =>
    name.endsWith('_timeout') ? value === '0' : value !== NEEDED[name],
  );
  if (wrong.length === 0) return;
  throw new WrongSessionDefaults(
    wrong.map(({ role, name }) => `  alter role "${role}" set ${name} = '${NEEDED[name]}';`),
  );
}
