import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats/dist/formats.js';
import { formats as ownFormats } from '#contract/formats.ts';
import type { Contract, Operation } from '../../openapi/generator/contract.ts';
import { jsonOf, type ApiResponse } from './send.ts';

/** Returns true if a media type matches one of the contract: itself, or a range such as `image/*`. */
const matchesRange = (type: string, range: string): boolean =>
  range === '*/*'
    ? type.includes('/')
    : range.endsWith('/*')
      ? type.startsWith(range.slice(0, -1))
      : type === range;

/** Returns the faults of a response's status, content type or body according to the contract. */
export type ResponseFaults = (path: string, method: string, response: ApiResponse) => string[];

const MAX_FAULTS = 4;

const pointerOf = (steps: readonly string[]) =>
  steps
    .map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');

/** Returns the location of a response's content in the document. */
function contentAt(
  contract: Contract,
  { responses }: Operation,
  steps: string[],
  status: string,
): { steps: string[]; media: string | undefined } {
  const { $ref, content } = responses[status] ?? {};
  const name = $ref?.split('/').at(-1) ?? '';
  const found = $ref ? contract.components.responses[name]?.content : content;
  const contentSteps = $ref
    ? ['components', 'responses', name, 'content']
    : [...steps, 'responses', status, 'content'];
  return { steps: contentSteps, media: Object.keys(found ?? {})[0] };
}

/** Creates the validator of responses; compiles each schema at its first use. */
export function createResponseFaults(contract: Contract): ResponseFaults {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    formats: { ...formats.fullFormats, ...ownFormats },
  });
  ajv.addSchema(contract, 'contract');
  const compiled = new Map<string, ValidateFunction>();
  const validator = (steps: readonly string[]) => {
    const $ref = `contract#/${pointerOf(steps)}`;
    const validate = compiled.get($ref) ?? ajv.compile({ $ref });
    compiled.set($ref, validate);
    return validate;
  };
  return (path, method, response) => {
    const item = contract.paths[path];
    const operation = Object.entries(item ?? {}).find(([key]) => key === method)?.[1];
    if (!isOperation(operation)) return [`the contract has no ${method} ${path}`];
    const status = String(response.status);
    if (!operation.responses[status])
      return [`status ${status}, which the contract does not declare`];
    const { steps, media } = contentAt(contract, operation, ['paths', path, method], status);
    if (!media) return [];
    const type = response.headers['content-type'] ?? 'none';
    if (!matchesRange(type.split(';')[0]?.trim() ?? '', media))
      return [`status ${status} with content type ${type} instead of ${media}`];
    if (media !== 'application/json') return [];
    const validate = validator([...steps, media, 'schema']);
    const body = jsonOf(response);
    if (body === undefined) return [`status ${status} with a body that is not JSON`];
    if (validate(body)) return [];
    return (validate.errors ?? []).slice(0, MAX_FAULTS).map(({ instancePath, message, params }) => {
      const extra: unknown = Object.values(params)[0];
      const named = typeof extra === 'string' && !message?.includes(extra) ? ` (${extra})` : '';
      return `body${instancePath} ${message ?? 'is wrong'}${named}`;
    });
  };
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'operationId' in value;
}
