/**
 * Notification state of this device: it shows notifications, it does not, the browser blocks them, or it cannot
 * show any.
 */
export type PushState = 'subscribed' | 'unsubscribed' | 'blocked' | 'unavailable';

/** Notification that the browser shows while the panel is not visible. */
export interface PushNews {
  /** Id of the event; the same in every tab. */
  id: string;
  title: string;
  body: string;
  /** Path of the panel that a click opens. */
  path: string;
}

/** Browser notifications, shown by the open page itself or by a push service. */
export interface PushPort {
  state: () => PushState;
  /** Registers a listener for changes of the state. @returns the unsubscribe function */
  onChange: (listener: () => void) => () => void;
  /** Requests the browser's permission from the user. Resolves with the resulting state. */
  turnOn(): Promise<PushState>;
  turnOff(): Promise<void>;
  /** Unregisters this device when the session ends. */
  forget(): void;
  /** Shows a received event; does nothing if a service sends notifications itself. */
  show(news: PushNews, onOpen: (path: string) => void): Promise<void>;
}
