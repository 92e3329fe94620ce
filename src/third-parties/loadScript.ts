const TIMEOUT_MS = 15_000;

/** Loads a script of an external service into the page. @throws Error if it cannot be loaded, or not in time */
export function loadScript(src: string, longestMs = TIMEOUT_MS): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`The script failed to load: ${src}`));
    };
    const timer = setTimeout(fail, longestMs);
    script.src = src;
    script.async = true;
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', fail);
    document.head.append(script);
  });
}
