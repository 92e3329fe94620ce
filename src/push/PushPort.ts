/**
 * Notification state of this device: it shows notifications, it does not, its browser forbids them, or
 * it cannot show any.
 */
export type PushState = 'subscribed' | 'unsubscribed' | 'blocked' | 'unavailable';

/** Something to be shown by the browser itself while nobody looks at the panel. */
export interface PushNews {
  /** The same for the same happening in every tab. */
  id: string;
  title: string;
  body: string;
  /** Path of the panel that a click leads to. */
  path: string;
}

/** Notifications of the browser: by the page itself while it is open, or by a push service. */
export interface PushPort {
  state: () => PushState;
  /** Told whenever the state may have changed. @returns what ends it */
  onChange: (listener: () => void) => () => void;
  /** Asks the browser, and the person by it. Resolves with what came of it. */
  turnOn(): Promise<PushState>;
  turnOff(): Promise<void>;
  /** The session ends: this device is nobody's. */
  forget(): void;
  /** Shows what has just been heard; a service that sends by itself does nothing. */
  show(news: PushNews, onOpen: (path: string) => void): Promise<void>;
}
