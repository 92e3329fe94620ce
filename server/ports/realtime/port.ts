/** Transient broadcast that names what an open panel must refetch; not stored. */
export interface RealtimeHint {
  type: 'lead' | 'presence' | 'prompts';
  /** 0 if it concerns no lead. */
  leadId: number;
}

/** Event for a customer user's panel; the tree below `customer_users/{uuid}` has the same shape. */
export interface RealtimeEvent {
  id: number;
  customerUserUuid: string;
  type: 'lead' | 'lead_message' | 'lead_assigned';
  leadId: number;
  providerId: number;
  coupleName: string;
  body: string | null;
  at: string;
}

/** Credentials with which a customer user's panel signs in to a Firebase Realtime Database. */
export interface FirebaseAccess {
  databaseUrl: string;
  /** Web API key of the project. */
  apiKey: string;
  /** Custom token with the user's uuid as uid. */
  token: string;
  expiresAt: string;
  /** URL of the emulator that replaces the sign-in; null without an emulator. */
  emulatorUrl: string | null;
}

/** Delivers events from the API to open panels. */
export interface RealtimePort {
  /** `stream` is the API's own, which reads the events itself and needs no relay. */
  kind: 'stream' | 'firebase';
  /** Returns credentials; null for the API's own stream. Rejects if the service account's key is invalid. */
  signIn(customerUserUuid: string): Promise<FirebaseAccess | null>;
  /** Relays events, all or none; repeating is safe. Rejects if the service is unreachable. */
  publish(events: readonly RealtimeEvent[]): Promise<void>;
  /** Broadcasts a hint to open panels. Rejects if the service is unreachable. */
  hint(customerUserUuids: readonly string[], hint: RealtimeHint): Promise<void>;
  /** Deletes relayed events. Rejects if the service is unreachable. */
  remove(events: readonly RealtimeEvent[]): Promise<void>;
}
