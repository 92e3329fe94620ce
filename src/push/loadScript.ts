/** Fetches a script of another service into the page. Rejects where it cannot be had. */
export function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.defer = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`The script failed to load: ${src}`));
    });
    document.head.append(script);
  });
}
