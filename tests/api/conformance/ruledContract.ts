import { answerData, readContract, requestSchema } from '../../../openapi/generator/contract.ts';
import type { ContractDocument } from '../../../server/http/contract.ts';
import { contractWithShelves } from '../crud/shelfContract.ts';

const RULES = [{ less: ['weight', 'price'] }];

/** Returns the shelves' contract, with a rule, a quota and a reviewed label on its items. */
export function ruledContract(): ContractDocument {
  const whole = readContract(JSON.stringify(contractWithShelves()));
  const [all, one] = [whole.paths['/shelf-items'], whole.paths['/shelf-items/{id}']];
  const pendingChange = whole.components.schemas['PendingChange'];
  const meta = whole.components.schemas['QuotaMeta'];
  if (!all?.post || !all.get || !one?.put || !pendingChange || !meta)
    throw new Error('the shelves’ contract has no items');
  all.post['x-quota'] = { limit: 'photos', per: 'providerId' };
  for (const operation of [all.post, one.put])
    Object.assign(requestSchema(whole, operation) ?? {}, { 'x-rules': RULES });
  for (const operation of [all.get, all.post, one.get, one.put]) {
    const data = operation && answerData(whole, operation);
    const record = data?.items ?? data;
    Object.assign(record ?? {}, { 'x-review': { beside: ['label'] } });
    Object.assign(record?.properties ?? {}, { pendingChange });
  }
  const list = all.get.responses['200']?.content?.['application/json']?.schema;
  Object.assign(list?.properties ?? {}, { meta });
  const text = JSON.stringify(whole);
  // cast: the parsed document, with added keywords
  return JSON.parse(text) as ContractDocument;
}
