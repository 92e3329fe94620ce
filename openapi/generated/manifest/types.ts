// Written by openapi/generate.ts from the contract. Do not edit.
import type { customers } from "./customers.ts";
import type { customerUsers } from "./customer-users.ts";
import type { customerActions } from "./customer-actions.ts";
import type { customerInteractions } from "./customer-interactions.ts";
import type { cities } from "./cities.ts";
import type { districts } from "./districts.ts";
import type { neighborhoods } from "./neighborhoods.ts";
import type { providerCategories } from "./provider-categories.ts";
import type { itemOptionGroups } from "./item-option-groups.ts";
import type { customerSpaces } from "./customer-spaces.ts";
import type { providers } from "./providers.ts";
import type { leads } from "./leads.ts";
import type { leadItems } from "./lead-items.ts";
import type { leadInteractions } from "./lead-interactions.ts";
import type { leadMessages } from "./lead-messages.ts";
import type { leadHistories } from "./lead-histories.ts";
import type { leadComments } from "./lead-comments.ts";

/** Every resource of the contract, by name. */
export interface Manifests {
  "customers": typeof customers;
  "customer-users": typeof customerUsers;
  "customer-actions": typeof customerActions;
  "customer-interactions": typeof customerInteractions;
  "cities": typeof cities;
  "districts": typeof districts;
  "neighborhoods": typeof neighborhoods;
  "provider-categories": typeof providerCategories;
  "item-option-groups": typeof itemOptionGroups;
  "customer-spaces": typeof customerSpaces;
  "providers": typeof providers;
  "leads": typeof leads;
  "lead-items": typeof leadItems;
  "lead-interactions": typeof leadInteractions;
  "lead-messages": typeof leadMessages;
  "lead-histories": typeof leadHistories;
  "lead-comments": typeof leadComments;
}
