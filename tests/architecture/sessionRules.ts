import ts from 'typescript';
import type { CodeRule } from './codeRule.ts';
import { lineOf, nodesOf } from './source.ts';

/** Files that run on a direct connection; all others may share a pooled one. */
const direct = new Set([
  'server/db/startUpLock.ts',
  'server/db/migrate.ts',
  'server/db/buildIndex.ts',
  'server/db/notificationListener.ts',
  'server/db/seed/bulk.ts',
]);

/** Statements whose effect outlasts their transaction, or that depend on an earlier one of the same connection. */
const lasting =
  /^\s*(set(?! local| transaction)|reset|listen|unlisten|prepare|execute|deallocate|discard)\s|\bpg_(try_)?advisory_(un)?lock(_shared)?\s*\(|\bdeclare\s+\w+\s+cursor\b|\bwith hold\b|\bset_config\([^()]*,\s*false\s*\)|^\s*create temp(orary)? table(?![^]*\bon commit drop\b)/i;

/** A pooler in transaction mode assigns a connection for one transaction only. */
export const sessionsKeepNothing: CodeRule = {
  name: 'no statement of the server changes its connection beyond the transaction',
  find: (source) => {
    if (!source.path.startsWith('server/') || direct.has(source.path)) return [];
    if (source.path.endsWith('.test.ts')) return [];
    return nodesOf(source).flatMap((node) => {
      if (!ts.isTaggedTemplateExpression(node) || !/^sql\b/.test(node.tag.getText(source.tree)))
        return [];
      return lasting.test(node.template.getText(source.tree).slice(1, -1))
        ? [{ line: lineOf(source, node), why: 'use a setting or lock of the transaction' }]
        : [];
    });
  },
  bad: {
    'server/a.ts': [
      'sql`set role panel_app`.execute(db);',
      'sql`select pg_advisory_lock(1)`.execute(db);',
      'sql<X>`\n  select pg_try_advisory_lock(1)`.execute(db);',
      'sql`listen leads`.execute(db);',
      "sql`select set_config('role', 'panel_app', false)`.execute(db);",
      'sql`create temporary table a as select 1`.execute(db);',
      'sql`declare rows cursor with hold for select 1`.execute(db);',
    ],
  },
  good: {
    'server/a.ts': [
      'sql`set local statement_timeout = 0`.execute(tx);',
      'sql`select pg_advisory_xact_lock(1)`.execute(tx);',
      "sql`select set_config('role', 'panel_app', true)`.execute(tx);",
      'sql`create temporary table a on commit drop as select 1`.execute(tx);',
      "sql`set_config('app.customer_id', (${a})::text, true)`;",
    ],
    'server/db/startUpLock.ts': ['sql`select pg_advisory_lock(1)`.execute(holder);'],
    'bench/a.ts': ['sql`set role a`.execute(db);'],
  },
};
