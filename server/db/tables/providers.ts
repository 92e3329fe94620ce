import type { Schemas } from '#contract/types.ts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

export interface ConfigItemsTable {
  id: Generated<number>;
  item_type: Schemas['ConfigItemType'];
  item_id: string;
  position: number;
  status: Generated<'active' | 'passive'>;
  words: JSONColumnType<Record<Schemas['Language'], string>>;
}

export interface ProviderCategoriesTable {
  id: Generated<number>;
  position: number;
  words: JSONColumnType<Record<Schemas['Language'], string>>;
  category_type: Schemas['ProviderCategory']['categoryType'];
  roi_min_lead_count: Generated<number>;
}

/** Numbers that a package limits. */
export type PackageLimits = Partial<Record<Schemas['PackageLimit'], number>>;

export interface ProvidersTable {
  id: Generated<number>;
  customer_id: number;
  version: Generated<number>;
  name: string;
  search_key: ColumnType<string, never, never>;
  slug: string;
  category_id: number;
  city_id: number;
  district_id: number | null;
  on_hold: Generated<boolean>;
  product_name: string | null;
  product_date_start: string | null;
  product_date_end: string | null;
  stats_access: Generated<boolean>;
  rival_stats_access: Generated<number>;
  paid_status: Generated<Schemas['PaidStatus']>;
  listing_product_name: string | null;
  features: Generated<(keyof Schemas['ProviderPermissions']['data']['features'])[]>;
  /** Package limits by name; unlimited ones are missing. */
  limits: ColumnType<PackageLimits, string | undefined, string>;
  about: string | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
  /** Answers of the provider's forms without a column of their own, by field name. */
  answers: JSONColumnType<Schemas['FormAnswers'], string | undefined>;
  /** Last time a user confirmed that the provider is up to date. */
  confirmed_at: Generated<string | null>;
  /** Phone number to which calls to the switchboard number are redirected. */
  redirect_to: string | null;
  /** Phone number for couples, assigned by the marketplace. */
  switchboard_number: string | null;
  position: Generated<number>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

export interface CustomerUserProvidersTable {
  id: Generated<number>;
  customer_id: number;
  customer_user_id: number;
  provider_id: number;
  can_receive_leads: Generated<boolean>;
  can_receive_leads_sms: Generated<boolean>;
  show_as_contact: Generated<boolean>;
  signature_content: string | null;
  signature_image: string | null;
}

export interface ChangeRequestsTable {
  id: Generated<number>;
  customer_id: number;
  /** Null for a record of the whole customer. */
  provider_id: number | null;
  subject: Schemas['ChangeRequest']['subject'];
  status: Generated<string>;
  rejection_reason: Generated<string | null>;
  created_at: string;
}

/** Collections defined by the contract that hand-written statements join for their names. */
export interface CitiesTable {
  id: Generated<number>;
  name: string;
}

export interface DistrictsTable {
  id: Generated<number>;
  name: string;
  city_id: number;
}

export interface ProvidersTables {
  cities: CitiesTable;
  districts: DistrictsTable;
  config_items: ConfigItemsTable;
  provider_categories: ProviderCategoriesTable;
  providers: ProvidersTable;
  customer_user_providers: CustomerUserProvidersTable;
  change_requests: ChangeRequestsTable;
}
