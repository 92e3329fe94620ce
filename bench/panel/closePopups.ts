/** Runs in the page: marks popups as seen, because they would cover the list. */
export function closePopups(): void {
  const now = new Date().toISOString();
  const names = ['advertisement', 'priceUpdate', 'missingCatalog', 'missingInfo', 'referral'];
  const closed = Object.fromEntries(names.map((name) => [name, now]));
  localStorage.setItem('popups:1', JSON.stringify(closed));
}
