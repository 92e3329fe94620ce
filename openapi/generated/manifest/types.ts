// Written by openapi/generate.ts from the contract. Do not edit.
import type { operations } from "../types.ts";
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
import type { calendarEvents } from "./calendar-events.ts";
import type { providerItems } from "./provider-items.ts";
import type { leads } from "./leads.ts";
import type { leadItems } from "./lead-items.ts";
import type { leadInteractions } from "./lead-interactions.ts";
import type { leadMessages } from "./lead-messages.ts";
import type { leadHistories } from "./lead-histories.ts";
import type { leadComments } from "./lead-comments.ts";
import type { leadFollowUps } from "./lead-follow-ups.ts";
import type { discounts } from "./discounts.ts";
import type { followUpSteps } from "./follow-up-steps.ts";
import type { templates } from "./templates.ts";
import type { leadReminders } from "./lead-reminders.ts";
import type { leadPresence } from "./lead-presence.ts";

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
  "calendar-events": typeof calendarEvents;
  "provider-items": typeof providerItems;
  "leads": typeof leads;
  "lead-items": typeof leadItems;
  "lead-interactions": typeof leadInteractions;
  "lead-messages": typeof leadMessages;
  "lead-histories": typeof leadHistories;
  "lead-comments": typeof leadComments;
  "lead-follow-ups": typeof leadFollowUps;
  "discounts": typeof discounts;
  "follow-up-steps": typeof followUpSteps;
  "templates": typeof templates;
  "lead-reminders": typeof leadReminders;
  "lead-presence": typeof leadPresence;
}

/** The record of every resource, by name. */
export interface Records {
  "customers": operations["getCustomer"]["responses"][200]["content"]["application/json"]["data"];
  "customer-users": operations["getCustomerUser"]["responses"][200]["content"]["application/json"]["data"];
  "customer-actions": operations["listCustomerActions"]["responses"][200]["content"]["application/json"]["data"][number];
  "customer-interactions": operations["listCustomerInteractions"]["responses"][200]["content"]["application/json"]["data"][number];
  "cities": operations["listCities"]["responses"][200]["content"]["application/json"]["data"][number];
  "districts": operations["listDistricts"]["responses"][200]["content"]["application/json"]["data"][number];
  "neighborhoods": operations["listNeighborhoods"]["responses"][200]["content"]["application/json"]["data"][number];
  "provider-categories": operations["listProviderCategories"]["responses"][200]["content"]["application/json"]["data"][number];
  "item-option-groups": operations["listItemOptionGroups"]["responses"][200]["content"]["application/json"]["data"][number];
  "customer-spaces": operations["listCustomerSpaces"]["responses"][200]["content"]["application/json"]["data"][number];
  "providers": operations["getProvider"]["responses"][200]["content"]["application/json"]["data"];
  "calendar-events": operations["getCalendarEvent"]["responses"][200]["content"]["application/json"]["data"];
  "provider-items": operations["getProviderItem"]["responses"][200]["content"]["application/json"]["data"];
  "leads": operations["getLead"]["responses"][200]["content"]["application/json"]["data"];
  "lead-items": operations["listLeadItems"]["responses"][200]["content"]["application/json"]["data"][number];
  "lead-interactions": operations["listLeadInteractions"]["responses"][200]["content"]["application/json"]["data"][number];
  "lead-messages": operations["listLeadMessages"]["responses"][200]["content"]["application/json"]["data"][number];
  "lead-histories": operations["listLeadHistories"]["responses"][200]["content"]["application/json"]["data"][number];
  "lead-comments": operations["listLeadComments"]["responses"][200]["content"]["application/json"]["data"][number];
  "lead-follow-ups": operations["listLeadFollowUps"]["responses"][200]["content"]["application/json"]["data"][number];
  "discounts": operations["getDiscount"]["responses"][200]["content"]["application/json"]["data"];
  "follow-up-steps": operations["getFollowUpStep"]["responses"][200]["content"]["application/json"]["data"];
  "templates": operations["getTemplate"]["responses"][200]["content"]["application/json"]["data"];
  "lead-reminders": operations["listReminders"]["responses"][200]["content"]["application/json"]["data"][number];
  "lead-presence": never;
}
