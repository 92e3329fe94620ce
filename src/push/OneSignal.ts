/** Part of OneSignal's web SDK, version 16, that the panel uses. */
export interface OneSignal {
  init(options: {
    appId: string;
    requiresUserPrivacyConsent: boolean;
    autoResubscribe: boolean;
  }): Promise<void>;
  login(externalId: string): Promise<void>;
  logout(): Promise<void>;
  setConsentGiven(isGiven: boolean): Promise<void>;
  User: {
    PushSubscription: {
      optedIn: boolean | undefined;
      optIn(): Promise<void>;
      optOut(): Promise<void>;
      addEventListener(name: 'change', listener: () => void): void;
    };
  };
}

/** Returns true if the object that the service's script provides can be used. */
export function isOneSignal(value: unknown): value is OneSignal {
  return (
    typeof value === 'object' &&
    value !== null &&
    'init' in value &&
    'login' in value &&
    'setConsentGiven' in value &&
    'User' in value &&
    typeof value.User === 'object' &&
    value.User !== null &&
    'PushSubscription' in value.User
  );
}
