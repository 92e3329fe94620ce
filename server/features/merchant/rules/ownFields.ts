import { merchantApplications } from '#contract/manifest/merchant-applications.ts';
import type { Schemas } from '#contract/types.ts';

type Save = Schemas['MerchantApplicationSave'];
type BusinessType = Schemas['MerchantBusinessType'];

const { rules } = merchantApplications.create;

/** Field of the application that some kind of business has. */
export type OwnField = (typeof rules)[number]['of'][number];

/** Returns the fields of a kind of business, all of which the contract requires. */
export const ownFields = (type: BusinessType): OwnField[] =>
  rules.flatMap(({ of, when }) => {
    const types: readonly BusinessType[] = when.businessType;
    return types.includes(type) ? of : [];
  });

/** Returns the values of the fields that the kind of business has; others are not stored. */
export const keptFields = (save: Save): Partial<Pick<Save, OwnField>> =>
  Object.fromEntries(ownFields(save.businessType).map((field) => [field, save[field]]));
