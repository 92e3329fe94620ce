/** Cookies that scripts can read, for the whole panel (path `/`). */
export interface CookieJar {
  get(name: string): string | undefined;
  /** @param seconds lifetime of the cookie */
  set(name: string, value: string, seconds: number): void;
  remove(name: string): void;
}

/**
 * Returns the document's cookies. They cannot be HttpOnly: the panel reads them and sends their
 * values as headers, and the API reads no cookie. That is why a token in a cookie is valid for half
 * an hour (the return to the desk for one hour) and useless without the other half of the agent's
 * keys.
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
