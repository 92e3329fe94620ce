import { campaignRequests } from '#contract/manifest/campaign-requests.ts';
import type { Facts, FieldMap } from '../../engine/definition/manifest.ts';
import { kindNameOf, type Field } from '../../engine/definition/field.ts';

const { fields } = campaignRequests.create;

/** Facts of a recommended company; the fields that a recommendation needs are required. */
export const referralFacts = {
  companyName: fields.companyName,
  name: fields.name,
  phone: { ...fields.phone, required: true },
  'category.id': { kind: 'configItem', list: 'allowed_provider_category_ids', required: true },
} satisfies FieldMap;

const fieldOf = ([path, facts]: [string, Facts]): Field => ({
  resource: campaignRequests.name,
  path,
  kind: kindNameOf(facts, {}),
  facts,
  settings: {},
});

/** Form fields of these facts. */
export const referralFields: readonly Field[] = Object.entries<Facts>(referralFacts).map(fieldOf);
