import { rules as ar } from '#i18n/ar/rules.ts';
import { rules as de } from '#i18n/de/rules.ts';
import { rules as en } from '#i18n/en/rules.ts';
import { rules as tr } from '#i18n/tr/rules.ts';
import {
  operationsOf,
  requestSchema,
  resolve,
  type Contract,
} from '../../openapi/generator/contract.ts';
import { rulesOf } from '../../openapi/generator/rules.ts';
import type { ContractRule } from './contractRule.ts';

const sentences = { tr, en, de, ar };

/** Returns the codes of rules between fields, each with its entity and operation. */
function codesOf(contract: Contract): { code: string; place: string }[] {
  return operationsOf(contract).flatMap(({ path, item, operation }) => {
    const body = requestSchema(contract, operation);
    const bodies = (body?.oneOf ?? (body ? [body] : [])).map((one) => resolve(contract, one));
    const place = `${item['x-resource'] ?? path}, ${operation.operationId}`;
    return bodies
      .flatMap((one) => rulesOf(contract, one, operation.operationId))
      .flatMap(({ code }) => (code === undefined ? [] : [{ code, place }]));
  });
}

/** Reports codes without a message; a missing message in one language is a type error. */
const codesHaveSentences: ContractRule = {
  name: 'every code of x-rules has a message in each language',
  find: (contract) =>
    codesOf(contract).flatMap(({ code, place }) => {
      const lacking = Object.entries(sentences).filter(([, own]) => !Object.hasOwn(own, code));
      const keys = lacking.map(([language]) => `i18n/${language}/rules.ts: ${code}`);
      return keys.length === 0
        ? []
        : [`${place}: x-rules names ${code}, missing ${keys.join(', ')}`];
    }),
  spoil: (copy) => {
    const [rule] = copy.components.schemas['MediaCreate']?.['x-rules'] ?? [];
    Object.assign(rule ?? {}, { code: 'max_bellow_min' });
  },
};

export const sentenceRules: readonly ContractRule[] = [codesHaveSentences];
