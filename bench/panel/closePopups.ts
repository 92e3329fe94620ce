/** Runs in the page: a popup over the list would take the clicks. Who signs in has closed them all just now. */
export function closePopups(): void {
  const now = new Date().toISOString();
  const names = ['advertisement', 'priceUpdate', 'missingCatalog', 'missingInfo', 'referral'];
  const closed = Object.fromEntries(names.map((name) => [name, now]));
  localStorage.setItem('popups:1', JSON.stringify(closed));
}
