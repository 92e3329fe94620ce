/** Runs one statement. @returns its rows, with all values as text */
export type Query = (statement: string) => Promise<Record<string, string | null>[]>;

/** Initial rows of a database, to reset others to. */
export interface Initial {
  /** Fingerprint of tables, columns, constraints, functions, triggers and policies. */
  structure: string;
  /** SQL that restores the rows of non-empty tables, and the used sequences. */
  restore: string;
}

/** The transaction id of a catalog row identifies redefined objects. */
const STRUCTURE = `select concat_ws(' ',
  (select sum(hashtext(concat(oid, relname, relkind, relrowsecurity))) from pg_class where relkind <> 't'),
  (select sum(hashtext(concat(attrelid, xmin))) from pg_attribute where attnum > 0),
  (select sum(hashtext(concat(oid, xmin))) from pg_attrdef),
  (select sum(hashtext(concat(oid, xmin))) from pg_constraint),
  (select sum(hashtext(concat(oid, xmin))) from pg_proc),
  (select sum(hashtext(concat(oid, xmin))) from pg_trigger),
  (select sum(hashtext(concat(oid, xmin))) from pg_policy),
  (select count(*) from pg_db_role_setting)) as structure,
  (select count(*)::text from pg_statistic join pg_class on oid = starelid
    where relnamespace = 'public'::regnamespace) as learned`;

/**
 * Returns SQL that empties all tables and runs `restore`. Small tables are emptied row by row, which is faster than
 * new files for a table and its indexes.
 */
const emptying = (restore: string) => `do $empty$
  declare
    part record;
    large text[] := '{}';
  begin
    set local session_replication_role = replica;
    for part in
      select oid::regclass::text as name, pg_relation_size(oid) as bytes from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace
        and relname not like 'kysely%' and pg_relation_size(oid) > 0
    loop
      if part.bytes > 262144 then
        large := large || part.name;
      else
        execute 'delete from ' || part.name;
      end if;
    end loop;
    if large <> '{}' then
      execute 'truncate ' || array_to_string(large, ', ') || ' cascade';
    end if;
    for part in
      select quote_ident(sequencename) as name from pg_sequences
      where schemaname = 'public' and last_value is not null
    loop
      execute 'alter sequence ' || part.name || ' restart';
    end loop;
    ${restore}
  end $empty$`;

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Reads the state that `emptied` needs to reset another database with the same tables. */
export async function readInitial(query: Query): Promise<Initial> {
  const [{ structure } = {}] = await query(STRUCTURE);
  const tables = await query(`select quote_ident(relname) as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not like 'kysely%' and pg_relation_size(oid) > 0`);
  const statements: string[] = [];
  for (const { name } of tables) {
    const [{ rows, columns } = {}] = await query(`select
      (select json_agg(t)::text from ${name} t) as rows,
      (select string_agg(quote_ident(attname), ', ') from pg_attribute
        where attrelid = '${name}'::regclass and attnum > 0 and attgenerated = '' and not attisdropped) as columns`);
    if (typeof rows === 'string')
      statements.push(`insert into ${name} (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::${name}, ${quoted(rows)});`);
  }
  const sequences = await query(`select quote_ident(sequencename) as name, last_value::text as value
    from pg_sequences where schemaname = 'public' and last_value is not null`);
  for (const { name, value } of sequences) statements.push(`perform setval('${name}', ${value});`);
  return { structure: structure ?? '', restore: statements.join('\n') };
}

/**
 * Resets a used database to `initial`.
 * @returns false if it cannot, because its tables differ or the planner has statistics of their rows
 */
export async function emptied(query: Query, initial: Initial): Promise<boolean> {
  const [{ learned } = {}] = await query(STRUCTURE);
  return learned === '0' && filled(query, initial);
}

/** Resets a database that only one test uses, whatever statistics the planner has. */
export async function filled(query: Query, initial: Initial): Promise<boolean> {
  const [{ structure } = {}] = await query(STRUCTURE);
  if (structure !== initial.structure) return false;
  await query(emptying(initial.restore));
  return true;
}
