import { Ajv2020 } from 'ajv/dist/2020.js';
import { get } from '#contract/get.ts';
import formats from 'ajv-formats/dist/formats.js';
import { formats as ownFormats } from '#contract/formats.ts';
import contract from '#contract/openapi.json';

const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  formats: { ...formats.fullFormats, ...ownFormats },
});
ajv.addSchema(contract, 'contract');

const pointer = (steps: readonly string[]) =>
  steps
    .map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');

/** Returns the contract's errors for a body of an operation; empty if the body is valid. */
export function bodyFaults(
  operation: { method: string; path: string } | undefined,
  body: object,
): string[] {
  const method = operation?.method.toLowerCase() ?? '';
  const path = operation?.path ?? '';
  const content = get(Reflect.get(contract.paths, path), `${method}.requestBody.content`);
  const media = Object.keys(typeof content === 'object' && content !== null ? content : {})[0];
  if (media === undefined) return ['takes no body'];
  // Files are separate parts, which a JSON schema does not describe.
  if (media === 'multipart/form-data') return [];
  const steps = ['paths', path, method, 'requestBody', 'content', media, 'schema'];
  const validate = ajv.getSchema(`contract#/${pointer(steps)}`);
  if (!validate) return ['has no schema'];
  return validate(body) === true
    ? []
    : (validate.errors ?? []).map(
        ({ instancePath, message }) => `${instancePath} ${message ?? ''}`,
      );
}
