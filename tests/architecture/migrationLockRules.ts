import ts from 'typescript';
import type { CodeRule, Finding } from './codeRule.ts';
import { isMigration } from './migrationRules.ts';
import { lineOf, nodesOf, type Source } from './source.ts';

/** Migrations that block a table on purpose, with the size of the table and the time that it takes. */
const EXCEPTIONS: Readonly<Record<string, string>> = {};

/** First migration that the rule reads; earlier ones have run everywhere. */
const FIRST = 164;

/** Bodies of functions, which run later; those of `do` run at once. */
const FUNCTION_BODY = /(?<!\bdo\s*)\$(\w*)\$[\s\S]*?\$\1\$/gi;
const CREATED = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?([\w."]+)/gi;
const INDEX =
  /\bcreate\s+(?:unique\s+)?index\s+(?:concurrently\s+)?(?:if\s+not\s+exists\s+)?(?:\S+\s+)?on\s+(?:only\s+)?([\w."]+|\$\{)/i;
const ALTERED = /\balter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?([\w."]+|\$\{)/i;
const CONSTRAINT = /\badd\s+constraint\b/i;
/** A constraint that is checked later, or whose index is there already. */
const UNCHECKED = /\bnot\s+valid\b|\busing\s+index\b/i;
const VALIDATED = /\bvalidate\s+constraint\b/i;
const CHANGED =
  /\bupdate\s+(?:only\s+)?(?:\$\{[^}]*\}|(?!set\b)[\w."]+)(?:\s+(?:as\s+)?\w+)?\s+set\b|\binsert\s+into\b[^;]*\bselect\b|\bdelete\s+from\b|\bmerge\s+into\b/i;
const BUILDER = /^(createIndex|alterTable|updateTable|deleteFrom|mergeInto)$/;

interface Statement {
  line: number;
  text: string;
}

/** Returns the SQL statements of a file in their order. */
function statementsOf(source: Source): Statement[] {
  return nodesOf(source)
    .filter((node) => ts.isTaggedTemplateExpression(node))
    .flatMap((node) => {
      const text = node.template.getText(source.tree).slice(1, -1).replace(FUNCTION_BODY, "''");
      return text.split(';').map((one) => ({ line: lineOf(source, node), text: one }));
    });
}

/** Splits an `alter table` into its actions. */
const actionsOf = (text: string) => text.split(/,\s*(?=(?:add|alter|drop|validate)\b)/i);

/** Returns why a statement blocks a table for long. @param isLocked true after an `alter table` of a table in use */
function reasons(text: string, isNew: (table: string) => boolean, isLocked: boolean): string[] {
  const found: string[] = [];
  const indexed = INDEX.exec(text)?.[1];
  if (indexed !== undefined && !isNew(indexed))
    found.push('blocks writes: use buildIndex() in a migration outside a transaction');
  const altered = ALTERED.exec(text)?.[1];
  if (altered !== undefined && !isNew(altered)) {
    const actions = actionsOf(text).filter((action) => CONSTRAINT.test(action));
    if (actions.some((action) => !UNCHECKED.test(action)))
      found.push(
        'reads all rows under its lock: add it `not valid`, validate it in the next migration',
      );
    if (isLocked && VALIDATED.test(text))
      found.push('reads all rows under the lock of `alter table`: validate in the next migration');
  }
  if (isLocked && CHANGED.test(text))
    found.push('writes under the lock of `alter table`: change the rows in the next migration');
  return found;
}

function findInSql(source: Source): Finding[] {
  const statements = statementsOf(source);
  const created = new Set(
    statements.flatMap(({ text }) => [...text.matchAll(CREATED)].map(([, table]) => table)),
  );
  const isNew = (table: string) => created.has(table);
  let isLocked = false;
  return statements.flatMap(({ line, text }) => {
    const found = reasons(text, isNew, isLocked).map((why) => ({ line, why }));
    const altered = ALTERED.exec(text)?.[1];
    isLocked ||= altered !== undefined && !isNew(altered);
    return found;
  });
}

/** Each migration is one transaction, which keeps its locks to the end, and requests wait for them. */
export const migrationsLockBriefly: CodeRule = {
  name: 'a migration blocks no table while it reads or writes its rows',
  find: (source) => {
    const name = source.path.replace(/^.*\/|\.ts$/g, '');
    if (!isMigration(source.path) || Number(name.slice(0, 4)) < FIRST) return [];
    if (name in EXCEPTIONS) return [];
    const builders = nodesOf(source)
      .filter((node) => ts.isPropertyAccessExpression(node) && BUILDER.test(node.name.text))
      .map((node) => ({ line: lineOf(source, node), why: 'write SQL, which this rule reads' }));
    const isOutside = /^export const isOutsideTransaction = true\b/m.test(source.text);
    const halves = isOutside
      ? statementsOf(source).map(({ line }) => ({
          line,
          why: 'outside a transaction a failure would leave half of it: call buildIndex() only',
        }))
      : [];
    return [...findInSql(source), ...builders, ...halves];
  },
  bad: {
    'server/db/migrations/0164_new.ts': [
      'sql`create index b on a (c)`.execute(db);',
      'sql`create unique index if not exists b on only a (c)`.execute(db);',
      'sql`create index concurrently b on a (c)`.execute(db);',
      'sql`create index on a (c)`.execute(db);',
      'sql`create table d (c text)`.execute(db); sql`create index b on a (c)`.execute(db);',
      "db.schema.createIndex('b').on('a').column('c').execute();",
      'sql`alter table a add constraint c check (b is not null)`.execute(db);',
      'sql`alter table a add constraint c unique (b)`.execute(db);',
      'sql`alter table a add constraint c check (d > 0) not valid, add constraint e check (f > 0)`.execute(db);',
      'sql`alter table a add constraint c foreign key (b) references d`.execute(db);',
      'sql`alter table a add constraint c check (d > 0) not valid`.execute(db); sql`alter table a validate constraint c`.execute(db);',
      'sql`alter table a add column b text`.execute(db); sql`update a set b = c`.execute(db);',
      'sql`alter table a add column b text; update a set b = c`.execute(db);',
      'sql`alter table a add b text`.execute(db); sql`update ${sql.table(a)} x set b = c`.execute(db);',
      'sql`alter table a add b text`.execute(db); sql`insert into d (e) select f from a`.execute(db);',
      'sql`alter table a add b text`.execute(db); sql`delete from d where e`.execute(db);',
      'sql`alter table a add b text`.execute(db); sql`do $$ begin update a set b = c; end $$`.execute(db);',
      'export const isOutsideTransaction = true;\nsql`update a set b = c`.execute(db);',
    ],
  },
  good: {
    'server/db/migrations/0164_new.ts': [
      'sql`create table a (c text)`.execute(db); sql`create index b on a (c)`.execute(db);',
      'sql`create table a (c text); create unique index b on a (c)`.execute(db);',
      "export const isOutsideTransaction = true;\nexport const up = (db) => buildIndex(db, 'b', 'on a (c)');",
      'sql`alter table a add constraint c check (b is not null) not valid`.execute(db);',
      'sql`alter table a add constraint c unique using index b`.execute(db);',
      'sql`create table a (c text)`.execute(db); sql`alter table a add constraint c check (c > 0)`.execute(db);',
      'sql`alter table a validate constraint c`.execute(db);',
      'sql`update a set b = c`.execute(db); sql`alter table a add column d text`.execute(db);',
      'sql`alter table a add b text`.execute(db); sql`insert into d (e) values (1) on conflict (e) do update set e = 1`.execute(db);',
      'sql`alter table a add b text`.execute(db); sql`create function c() returns void language sql as $$ update a set b = 1 $$`.execute(db);',
    ],
    'server/db/migrations/0163_contactChanges.ts': ['sql`create index b on a (c)`.execute(db);'],
    'server/a.ts': ['sql`create index b on a (c)`.execute(db);'],
  },
};
