const parameter = 'disableTranslation';

/**
 * Returns true if text keys are requested instead of messages: `?disableTranslation=1` requests them
 * until the tab is closed, `?disableTranslation=0` ends it.
 */
export function rawKeysRequested(): boolean {
  try {
    const value = new URLSearchParams(location.search).get(parameter);
    if (value === '1') sessionStorage.setItem(parameter, '1');
    if (value === '0') sessionStorage.removeItem(parameter);
    return sessionStorage.getItem(parameter) === '1';
  } catch {
    return false;
  }
}
