/** The cookies that scripts may read, for the whole panel (path `/`). */
export interface CookieJar {
  get(name: string): string | undefined;
  /** @param seconds until the cookie goes by itself */
  set(name: string, value: string, seconds: number): void;
  remove(name: string): void;
}

/**
 * The document's cookies. They cannot be HttpOnly: the panel itself reads them and sends what they hold as headers,
 * and the API takes nothing from a cookie. That is why a token in one opens something for half an hour only, after
 * that the way back to the desk for an hour, and nothing without the other half of the agent's key.
 */
export function documentCookies(): CookieJar {
  const attributes =
    location.protocol === 'https:' ? 'path=/;samesite=strict;secure' : 'path=/;samesite=strict';
  return {
    get: (name) => {
      const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
      return found?.slice(name.length + 1);
    },
    set: (name, value, seconds) => {
      document.cookie = `${name}=${value};max-age=${Math.floor(seconds)};${attributes}`;
    },
    remove: (name) => {
      document.cookie = `${name}=;max-age=0;${attributes}`;
    },
  };
}
