/** What a person's panel hears; the tree below `customer_users/{uuid}` holds the same. */
export interface RealtimeHint {
  id: number;
  customerUserUuid: string;
  type: 'lead' | 'lead_message';
  leadId: number;
  providerId: number;
  coupleName: string;
  body: string | null;
  at: string;
}

/** How a person's panel signs in to a Firebase Realtime Database. */
export interface FirebaseAccess {
  databaseUrl: string;
  /** ID token with the person's uuid as uid. */
  token: string;
  expiresAt: string;
}

/** Carries hints from the API to the panels that are open. */
export interface RealtimePort {
  /** `stream` is the API's own, which reads the events itself: nothing has to be handed on. */
  kind: 'stream' | 'firebase';
  /** Null where the panel listens to the API's own stream. Rejects where the service is away. */
  signIn(customerUserUuid: string): Promise<FirebaseAccess | null>;
  /** Hands events on, all or none; the same ones twice do no harm. Rejects where the service is away. */
  handOn(hints: readonly RealtimeHint[]): Promise<void>;
  /** Takes back what was handed on. Rejects where the service is away. */
  remove(hints: readonly RealtimeHint[]): Promise<void>;
}
