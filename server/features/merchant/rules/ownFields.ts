import { merchantApplications } from '#contract/manifest/merchant-applications.ts';
import type { Schemas } from '#contract/types.ts';

type Save = Schemas['MerchantApplicationSave'];
type BusinessType = Schemas['MerchantBusinessType'];

const { rules } = merchantApplications.create;

/** A field of the application that some kind of business fills in. */
export type OwnField = (typeof rules)[number]['of'][number];

/** Returns the fields that the contract requires of a kind of business; it has no others. */
export const ownFields = (type: BusinessType): OwnField[] =>
  rules.flatMap(({ of, when }) => {
    const types: readonly BusinessType[] = when.businessType;
    return types.includes(type) ? of : [];
  });

/** Returns the values of the fields that the business type has; other fields are not stored. */
export const keptFields = (save: Save): Partial<Pick<Save, OwnField>> =>
  Object.fromEntries(ownFields(save.businessType).map((field) => [field, save[field]]));
