import { resolve } from '../../../openapi/generator/contract.ts';
import { sampleBody } from '../../../tools/conformance/sampleBody.ts';
import { bodyFor, contract, guarded, idsOf, type Endpoint } from './demoAccount.ts';
import { bodiesOf, callOn, describeResponse, type RuleWorld } from './ruledRecords.ts';

interface FeatureCall {
  feature: string;
  body?: object;
  at: string;
}

const withBody = (body: object | undefined) => (body ? { body } : {});

/** Returns the calls that require a feature, each with a body that needs it. */
function featureCalls(endpoint: Endpoint, { account }: RuleWorld): FeatureCall[] {
  const { id, method, operation } = endpoint;
  const own = operation['x-feature'];
  const body = method === 'GET' ? undefined : bodyFor(endpoint, account);
  const ofCall = own === undefined ? [] : [{ feature: own, ...withBody(body), at: id }];
  const ids = (resource: string) => idsOf(account, resource);
  const ofBodies = bodiesOf(endpoint).flatMap((schema): FeatureCall[] => {
    const type = resolve(contract, schema.properties?.['type'] ?? {}).const ?? '';
    const at = `${id} ${String(type)}`;
    const feature = schema['x-feature'];
    const ofBody = feature ? [{ feature, body: sampleBody(contract, schema, ids), at }] : [];
    const ofFields = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
      const one = resolve(contract, property)['x-feature'];
      const required = [...(schema.required ?? []), name];
      const written = { ...schema, required };
      return one
        ? [{ feature: one, body: sampleBody(contract, written, ids), at: `${id} ${name}` }]
        : [];
    });
    return [...ofBody, ...ofFields];
  });
  return [...ofCall, ...ofBodies];
}

/** Returns the picture field of a form; undefined if the operation accepts JSON. */
function fileOf(endpoint: Endpoint): string | undefined {
  if (endpoint.operation.requestBody?.content['application/json']) return undefined;
  const fields = Object.entries(bodiesOf(endpoint)[0]?.properties ?? {});
  return fields.find(([, property]) => resolve(contract, property).format === 'binary')?.[0];
}

/** Tests `x-feature`: 403 with the feature's name without it in the package, no 403 with it. */
export async function features(world: RuleWorld): Promise<string[]> {
  const problems: string[] = [];
  for (const endpoint of guarded) {
    const file = fileOf(endpoint);
    for (const { feature, body, at } of featureCalls(endpoint, world)) {
      const sent = { ...withBody(body), ...(file !== undefined && { file }) };
      await world.api.rows(`update providers set features = array_remove(features, '${feature}')`);
      const without = await callOn(world, endpoint, sent);
      if (without.status !== 403 || without.feature !== feature)
        problems.push(
          `${at}, x-feature ${feature}: without it the answer is ${describeResponse(without)}`,
        );
      await world.api.rows(`update providers set features = array_append(features, '${feature}')`);
      const withFeature = await callOn(world, endpoint, sent);
      if (withFeature.status === 403)
        problems.push(
          `${at}, x-feature ${feature}: with it the answer is ${describeResponse(withFeature)}`,
        );
    }
  }
  return problems;
}
