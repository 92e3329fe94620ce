/** Component that violates every lint rule listed below. */
export const faultyComponent = `import { useEffect, useState } from 'react';
import { Alarm } from '@mui/icons-material';
import { Kysely } from 'kysely';
type Kind = 'a' | 'b';
export const db: Kysely<unknown> | null = null;
export function read(kind: Kind, loose: any): number {
  console.log(loose.a.b);
  Promise.resolve(1);
  switch (kind) {
    case 'a':
      return 1;
  }
  const text: string = loose;
  loose(text);
  take(loose);
  const list: string[] = [];
  if (1 == list.length) throw 'x';
  setTimeout(async () => { await Promise.resolve(); }, 1);
  return list[0]!.length;
}
function take(text: string): string { return loosen(text); }
function loosen(text: string): string { const a: any = text; return a; }
// @ts-ignore
export const wrong: number = 'a';
export function Faulty({ open, name }: { open: boolean; name: string }) {
  if (open) {
    const [shown] = useState(0);
    return <b>{shown}</b>;
  }
  useEffect(() => { document.title = name; }, []);
  return (
    <div onClick={() => {}}>
      <img src="x" />
      <button />
      <Alarm />
      <a href="#">{name}</a>
      <input autoFocus />
      <p dangerouslySetInnerHTML={{ __html: name }} />
      {[1].map((i) => <i>{i}</i>)}
    </div>
  );
}
${'// one line too many\n'.repeat(300)}`;

export const rulesItBreaks = [
  'ban-ts-comment',
  'consistent-type-imports',
  'eqeqeq',
  'max-lines',
  'no-console',
  'no-explicit-any',
  'no-floating-promises',
  'no-misused-promises',
  'no-non-null-assertion',
  'no-restricted-imports',
  'no-unsafe-argument',
  'no-unsafe-assignment',
  'no-unsafe-call',
  'no-unsafe-member-access',
  'no-unsafe-return',
  'only-throw-error',
  'switch-exhaustiveness-check',
  'exhaustive-deps',
  'jsx-key',
  'no-danger',
  'rules-of-hooks',
  'button-has-type',
  'alt-text',
  'anchor-is-valid',
  'click-events-have-key-events',
  'control-has-associated-label',
  'no-autofocus',
  'no-static-element-interactions',
];
