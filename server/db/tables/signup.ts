import type { Schemas } from '#contract/types.ts';
import type { Generated, JSONColumnType } from 'kysely';
import type { PictureMetadata } from '../../files/PictureMetadata.ts';

/** Products that a registration offers. */
export interface SignupProductsTable {
  id: Generated<number>;
  code: string;
  position: number;
  is_offered: Generated<boolean>;
  is_advised: Generated<boolean>;
  words: JSONColumnType<Record<Schemas['Language'], string>>;
  monthly_minor: number;
  trial_months: number;
  trial_minor: number;
  next_minor: number;
  features: Schemas['PackageFeature'][];
  photo_limit: number | null;
  couples_per_month: number | null;
  rivals: number;
}

/** Registrations of new businesses. */
export interface ProviderWizardsTable {
  id: Generated<number>;
  token_hash: string;
  contact_name: string;
  email: string | null;
  phone: string | null;
  language: Schemas['Language'];
  form: JSONColumnType<Schemas['ProviderWizardValues']>;
  done: Generated<Schemas['ProviderWizardStep'][]>;
  /** Agent who sent the link. */
  agent_id: number | null;
  created_at: string;
  saved_at: string | null;
  expires_at: string;
  withdrawn_at: string | null;
  finished_at: string | null;
  /** Customer created from it. */
  opened_customer_id: number | null;
  owner_id: number | null;
  /** Accepted edition of the agreement, and the accepting IP address. */
  terms_edition: string | null;
  terms_address: string | null;
  wants_news: boolean | null;
}

export interface ProviderWizardImagesTable {
  id: Generated<number>;
  wizard_id: number;
  name: string;
  picture: JSONColumnType<PictureMetadata>;
  content_hash: string;
  created_at: string;
}

export interface SignupTables {
  signup_products: SignupProductsTable;
  provider_wizards: ProviderWizardsTable;
  provider_wizard_images: ProviderWizardImagesTable;
}
