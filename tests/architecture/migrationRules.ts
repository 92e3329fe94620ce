import type { CodeRule } from './codeRule.ts';
import { lineOf, nodesOf } from './source.ts';
import ts from 'typescript';

/** Migrations from before the first release, which no two releases shared. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  '0010_names': 'gives leads_named() another result, which needs the old one away',
  '0017_media': 'turns the cover of a gallery from a file into an address',
  '0030_limits': 'moves two limits into one column',
  '0040_providerForms': 'removes a count that follows from the forms',
};

/** Statements that break reads or writes of the previous release. */
const CONTRACTING: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+(table|column|view|function|type|schema|sequence)\b/i, 'drop it one release later'],
  [/\brename\s+(to|column|constraint|value)\b|\brename\s+\w+\s+to\b/i, 'add the new name beside'],
  [/\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/i, 'add a column of the new type beside'],
  [/\balter\s+(column\s+)?\w+\s+set\s+not\s+null\b/i, 'the release before leaves it empty'],
  [
    /\badd\s+(column\s+)?(?!constraint\b)\w+\s+(?![^,;]*\bdefault\b)[^,;]*\bnot\s+null\b(?![^,;]*\bdefault\b)/i,
    'needs a default: the release before does not name it',
  ],
];
const BUILDER = /^(drop(Table|Column|View|Type|Schema)|rename(To|Column|Constraint)|setDataType)$/;

export const isMigration = (path: string) => /^server\/db\/migrations\/\d{4}_\w+\.ts$/.test(path);

/**
 * The previous and the next release share one database during a rolling update: expand first, contract one release
 * later.
 */
export const migrationsExpand: CodeRule = {
  name: 'a migration removes nothing that the previous release uses',
  find: (source) => {
    const name = source.path.replace(/^.*\/|\.ts$/g, '');
    if (!isMigration(source.path) || name in EXCEPTIONS) return [];
    return nodesOf(source).flatMap((node) => {
      const line = lineOf(source, node);
      if (ts.isPropertyAccessExpression(node) && BUILDER.test(node.name.text))
        return [{ line, why: 'add what is new beside; take the old away one release later' }];
      if (!ts.isTaggedTemplateExpression(node)) return [];
      const text = node.template.getText(source.tree);
      return CONTRACTING.filter(([pattern]) => pattern.test(text)).map(([, why]) => ({
        line,
        why,
      }));
    });
  },
  bad: {
    'server/db/migrations/0200_new.ts': [
      'sql`alter table providers drop column photo_limit`.execute(db);',
      'sql`drop table a`.execute(db);',
      'sql`drop function leads_named(text)`.execute(db);',
      'sql`alter table a rename to b`.execute(db);',
      'sql`alter table a rename column b to c`.execute(db);',
      'sql`alter table a rename b to c`.execute(db);',
      'sql`alter table a alter column b type text`.execute(db);',
      'sql`alter table a alter b set data type text`.execute(db);',
      'sql`alter table a alter column b set not null`.execute(db);',
      'sql`alter table a add column b text not null`.execute(db);',
      'sql`alter table a add column b text default 1, add c text not null`.execute(db);',
      "db.schema.alterTable('a').dropColumn('b').execute();",
      "db.schema.alterTable('a').renameTo('b').execute();",
    ],
  },
  good: {
    'server/db/migrations/0200_new.ts': [
      'sql`create table a (b text not null)`.execute(db);',
      'sql`alter table a add column b text`.execute(db);',
      "sql`alter table a add column b jsonb not null default '{}'`.execute(db);",
      "sql`alter table a add column b jsonb default '{}' not null`.execute(db);",
      'sql`alter table a add constraint c check (b is not null)`.execute(db);',
      'sql`alter table a alter column b drop not null`.execute(db);',
      'sql`drop index a`.execute(db);',
    ],
    'server/db/migrations/0030_limits.ts': ['sql`alter table a drop column b`.execute(db);'],
    'server/a.ts': ['sql`drop table a`.execute(db);'],
  },
};
