/** What is asked of the list of enquiries, by what it is called in the table. */
export const listCases: readonly { name: string; path: string }[] = [
  { name: 'status, newest first', path: '/api/leads?status=pending&sort=-createdAt' },
  { name: 'no filter', path: '/api/leads' },
  { name: 'name that many have', path: '/api/leads?coupleName=elif' },
  { name: 'name that nobody has', path: '/api/leads?coupleName=wolfgang' },
  { name: 'sorted by name', path: '/api/leads?sort=couple.name' },
  { name: 'page 40', path: '/api/leads?page=40' },
];

/** The one whose requests a second are measured, beside an endpoint that does only this. */
export const loadPath = '/api/leads?status=pending&sort=-createdAt';
