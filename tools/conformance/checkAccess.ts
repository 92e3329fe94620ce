import { ask, refusalFaults, type Call, type Target } from './target.ts';

const NOBODY = '9007199254740991';

/** Checks that a request without a key is rejected, and that an unknown id is a 404. */
export async function checkAccess(target: Target, call: Call): Promise<string[]> {
  const { operation, path } = call;
  const found: string[] = [];
  if (!operation.isPublic) {
    const answer = await ask(target, call, {}, {});
    const faults = refusalFaults(target, call, answer, [401]);
    found.push(...faults.map((fault) => `without a token: ${fault}`));
  }
  const name = operation.inPath.at(-1);
  if (!name || name === 'token') return found;
  const steps = operation.path.split('/');
  const place = steps.lastIndexOf(`{${name}}`);
  const unknown = path.split('/').map((step, index) => (index === place ? NOBODY : step));
  const answer = await ask(target, { operation, path: unknown.join('/') });
  const faults = refusalFaults(target, call, answer, [404]);
  return [...found, ...faults.map((fault) => `unknown ${name}: ${fault}`)];
}
