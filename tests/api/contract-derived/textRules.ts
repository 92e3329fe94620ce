import { resolve, type Schema } from '../../../openapi/generator/contract.ts';
import { sampleBody } from '../../../tools/conformance/sampleBody.ts';
import { contract, guarded, idsOf } from './demoAccount.ts';
import { bodiesOf, callOn, describeResponse, type RuleWorld } from './ruledRecords.ts';

/** Returns a well-formed text without meaning, and its error code; undefined if the field accepts any text. */
type Wrong = (schema: Schema) => { text: string; code: string } | undefined;

const isText = ({ type }: Schema) => [type].flat().includes('string');

/** Returns blanks for a text with `minLength`, which must be rejected. */
const blank: Wrong = (schema) => {
  const { minLength = 0, pattern, 'x-as': kind } = schema;
  // Texts with a pattern are rejected by it.
  if (!isText(schema) || minLength === 0 || pattern !== undefined || kind === 'password')
    return undefined;
  return { text: ' '.repeat(minLength), code: 'required' };
};

/** Returns a video URL that no panel can play, for `x-hosts: known`. */
const unplayable: Wrong = ({ 'x-hosts': hosts }) =>
  hosts === 'known' ? { text: 'https://example.com/film.mp4', code: 'video_host' } : undefined;

/** Numbers with a wrong check digit by their kind (`x-as`), each with the error code. */
const MISTYPED: Readonly<Record<string, { text: string; code: string }>> = {
  'identity-number': { text: '10000000145', code: 'identity' },
  'tax-number': { text: '4540536921', code: 'tax_number' },
  iban: { text: 'TR330006200519786457841326', code: 'iban' },
};

const mistyped: Wrong = ({ 'x-as': kind = '' }) => MISTYPED[kind];

/** Sends such a text in each body of each write, which must be rejected at its field. */
const refused = (wrong: Wrong) => async (world: RuleWorld) => {
  const problems: string[] = [];
  const ids = (resource: string) => idsOf(world.account, resource);
  const writing = guarded.filter(
    ({ method, path }) => ['POST', 'PUT', 'PATCH'].includes(method) && !path.endsWith('/actions'),
  );
  for (const endpoint of writing) {
    const [schema] = bodiesOf(endpoint);
    for (const [name, property] of Object.entries(schema?.properties ?? {})) {
      const value = wrong(resolve(contract, property));
      if (!schema || !value) continue;
      const body = { ...sampleBody(contract, schema, ids), [name]: value.text };
      const response = await callOn(world, endpoint, { body });
      // Fields of the couple are rejected whatever their value is.
      const codes = [value.code, 'owner'];
      const isReported = response.faults.some(
        ({ path, code }) => path === name && codes.includes(code),
      );
      // A caller without permission gets no field errors.
      if ((response.status < 300 || response.status === 422) && !isReported)
        problems.push(
          `${endpoint.id}, ${name}: “${value.text}” is answered ${describeResponse(response)}`,
        );
    }
  }
  return problems;
};

export const blanks = refused(blank);
export const hosts = refused(unplayable);
export const checkDigits = refused(mistyped);
