import { sendGet, errorFaults, type Call, type Target } from './target.ts';

const UNKNOWN_ID = '9007199254740991';

/** Checks that a request without a key is rejected, and that an unknown id is a 404. */
export async function checkAccess(target: Target, call: Call): Promise<string[]> {
  const { operation, path } = call;
  const found: string[] = [];
  if (!operation.isPublic) {
    const response = await sendGet(target, call, {}, {});
    const faults = errorFaults(target, call, response, [401]);
    found.push(...faults.map((fault) => `without a token: ${fault}`));
  }
  const name = operation.inPath.at(-1);
  if (!name || name === 'token') return found;
  const steps = operation.path.split('/');
  const position = steps.lastIndexOf(`{${name}}`);
  const unknown = path.split('/').map((step, index) => (index === position ? UNKNOWN_ID : step));
  const response = await sendGet(target, { operation, path: unknown.join('/') });
  const faults = errorFaults(target, call, response, [404]);
  return [...found, ...faults.map((fault) => `unknown ${name}: ${fault}`)];
}
