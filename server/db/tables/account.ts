import type { Schemas } from '#contract/types.ts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { PlaceAnswer } from '../placeAnswers.ts';

export interface CustomersTable {
  id: Generated<number>;
  version: Generated<number>;
  name: string;
  crm_status: Generated<Schemas['CrmStatus']>;
  is_paid: Generated<boolean>;
  has_debt: Generated<boolean>;
  advisor_service: Generated<boolean>;
  show_upgrade_banner: Generated<boolean>;
  company_type: string | null;
  tax_number: string | null;
  tax_office: string | null;
  billing_address: string | null;
  city_id: number | null;
  district_id: number | null;
  email: string | null;
  phone: string | null;
  account_manager_name: string | null;
  account_manager_email: string | null;
  templates_shipped: Generated<boolean>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

export interface CustomerUsersTable {
  id: Generated<number>;
  customer_id: number;
  version: Generated<number>;
  uuid: Generated<string>;
  name: string;
  surname: string | null;
  full_name: ColumnType<string, never, never>;
  search_key: ColumnType<string, never, never>;
  username: string | null;
  title_id: string | null;
  role_id: Schemas['CustomerUserRole'];
  preferred_language: Generated<Schemas['Language']>;
  profile_video: string | null;
  bio: string | null;
  image: string | null;
  birth_date: string | null;
  identity_number: string | null;
  has_left: Generated<boolean>;
  can_manage: Generated<boolean>;
  receives_offers_by_email: Generated<boolean>;
  receives_offers_by_sms: Generated<boolean>;
  status: Generated<Schemas['InvitationStatus']>;
  is_agent: Generated<boolean>;
  password_hash: string | null;
  password_changed_at: string | null;
  /** Instant when the user last lost an e-mail address or phone number. */
  contacts_changed_at: string | null;
  password_change_required: Generated<boolean>;
  password_expired: Generated<boolean>;
  two_factor_secret: string | null;
  two_factor_enabled: Generated<boolean>;
  two_factor_last_step: number | null;
  last_seen_at: string | null;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

export interface CustomerUserContactsTable {
  id: Generated<number>;
  customer_id: number;
  customer_user_id: number;
  kind: 'email' | 'phone';
  position: number;
  value: string;
}

export interface SocialAccountsTable {
  id: Generated<number>;
  customer_id: number;
  customer_user_id: number;
  type: 'google' | 'facebook' | 'instagram';
  subject: string;
  provider_id: number | null;
  display_name: string | null;
  created_at: Generated<string>;
}

export interface SessionsTable {
  id: Generated<number>;
  customer_id: number;
  customer_user_id: number;
  token_hash: string;
  consumer_key_hash: string;
  agent_id: number | null;
  impersonation_id: Generated<number | null>;
  reason: string | null;
  user_agent: string | null;
  address: string | null;
  created_at: string;
  last_used_at: string;
  expires_at: string;
}

export interface ChallengesTable {
  id: Generated<number>;
  customer_id: number | null;
  kind: string;
  token_hash: string;
  customer_user_id: number | null;
  secret_hash: string | null;
  payload: JSONColumnType<Record<string, unknown>>;
  tries: Generated<number>;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

export interface RecoveryCodesTable {
  id: Generated<number>;
  customer_user_id: number;
  code_hash: string;
  used_at: string | null;
}

export interface KnownDevicesTable {
  id: Generated<number>;
  customer_user_id: number;
  token_hash: string;
  last_used_at: string;
}

export interface RateCountersTable {
  key: string;
  window_start: string;
  count: number;
}

export interface IdempotencyKeysTable {
  customer_id: number;
  customer_user_id: number;
  operation: string;
  key: string;
  body_hash: string;
  answer: ColumnType<unknown, string | null, string | null>;
  created_at: Generated<string>;
}

/** Impersonation of a customer user by an agent; names stay readable after a deletion. */
export interface ImpersonationsTable {
  id: Generated<number>;
  customer_id: number;
  customer_user_id: number;
  user_name: string;
  agent_id: number;
  agent_name: string;
  reason: string;
  started_at: string;
  expires_at: string;
  ended_at: string | null;
  /** Hash of the return token; null after the return. */
  token_hash: Generated<string | null>;
}

/** Agent's call in a customer's name, or decision about a customer's record. */
export interface AuditEntriesTable {
  id: Generated<number>;
  customer_id: number;
  customer_user_id: number | null;
  agent_id: number;
  impersonation_id: number | null;
  operation: string;
  method: string;
  /** Path template of the contract. */
  path: string;
  /** Kind of the targeted record. */
  target: string;
  target_id: string | null;
  /** HTTP status of the response. */
  status: number;
  /** Error code of a rejected call. */
  code: string | null;
  request_id: string;
  address: string | null;
  reason: string | null;
  created_at: string;
}

export interface CustomerActionsTable {
  id: Generated<number>;
  customer_id: number;
  type: Schemas['CustomerActionType'];
  note: string | null;
  created_by: number | null;
  created_at: string;
}

export interface CustomerInteractionsTable {
  id: Generated<number>;
  customer_id: number;
  type: Schemas['CustomerInteractionType'];
  body: string;
  created_by: number | null;
  created_at: string;
}

/** Call that the sandbox switchboard stored instead of ringing. */
export interface SandboxCallsTable {
  id: Generated<number>;
  call_key: string;
  from_number: string;
  to_number: string;
  /** `connected`, or the simulated failure. */
  outcome: string;
  created_at: Generated<string>;
}

/** Chosen response of a place in the reviews sandbox. */
export interface SandboxReviewPlacesTable {
  address: string;
  answer: PlaceAnswer;
}

/** Review that a user wrote in the sandbox for an external service. */
export interface SandboxReviewsTable {
  id: Generated<number>;
  address: string;
  author: string;
  star: number;
  text: string;
  written_at: string;
}

export interface SettingsTable {
  key: string;
  value: JSONColumnType<Record<string, unknown>>;
}

export interface AccountTables {
  customers: CustomersTable;
  customer_users: CustomerUsersTable;
  customer_user_contacts: CustomerUserContactsTable;
  social_accounts: SocialAccountsTable;
  sessions: SessionsTable;
  challenges: ChallengesTable;
  recovery_codes: RecoveryCodesTable;
  known_devices: KnownDevicesTable;
  rate_counters: RateCountersTable;
  idempotency_keys: IdempotencyKeysTable;
  impersonations: ImpersonationsTable;
  audit_entries: AuditEntriesTable;
  customer_actions: CustomerActionsTable;
  customer_interactions: CustomerInteractionsTable;
  sandbox_calls: SandboxCallsTable;
  sandbox_review_places: SandboxReviewPlacesTable;
  sandbox_reviews: SandboxReviewsTable;
  settings: SettingsTable;
}
