/** Tells an open panel what to ask anew; kept nowhere. */
export interface RealtimeHint {
  type: 'lead' | 'presence' | 'prompts';
  /** 0 where it is about no lead. */
  leadId: number;
}

/** Event that a customer user's panel receives; the tree below `customer_users/{uuid}` holds the same. */
export interface RealtimeNews {
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
  /** Custom token with the person's uuid as uid, to sign in with. */
  token: string;
  expiresAt: string;
  /** URL of the emulator that signs in instead of Google; null without an emulator. */
  emulatorUrl: string | null;
}

/** Carries news from the API to the panels that are open. */
export interface RealtimePort {
  /** `stream` is the API's own, which reads the events itself: nothing has to be handed on. */
  kind: 'stream' | 'firebase';
  /** Null where the panel listens to the API's own stream. Rejects where the service's key is no key. */
  signIn(customerUserUuid: string): Promise<FirebaseAccess | null>;
  /** Hands events on, all or none; the same ones twice do no harm. Rejects where the service is away. */
  handOn(news: readonly RealtimeNews[]): Promise<void>;
  /** Hands a hint on to whoever has a panel open. Rejects where the service is away. */
  hint(customerUserUuids: readonly string[], hint: RealtimeHint): Promise<void>;
  /** Takes back what was handed on. Rejects where the service is away. */
  remove(news: readonly RealtimeNews[]): Promise<void>;
}
