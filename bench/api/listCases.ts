interface Case {
  /** Label of the case in the table. */
  name: string;
  path: string;
}

/** Each column of the board fetches its own page of the list. */
const columns: readonly Case[] = Object.entries({
  pending: 'new,pending',
  negotiating: 'negotiating,offered',
  deal: 'deal',
  rejected: 'rejected,not_wedding,other_firm',
  unreachable: 'unreachable',
}).map(([name, status]) => ({
  name: `board: ${name}`,
  path: `/api/leads?status=${status}&sort=-createdAt`,
}));

/** One request returns the counts of all tabs of a list. */
const counts: readonly Case[] = Object.entries({
  'no filter': '',
  'organization type': 'organizationType=wedding',
  'read status': 'readStatus=read',
  weddings: 'weddingDateStart=2027-05-01&weddingDateEnd=2027-09-30',
  'frequent name': 'coupleName=elif',
}).map(([name, query]) => ({
  name: `tab counts: ${name}`,
  path: `/api/leads/stats/counts-by-read-status?${query}`,
}));

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Measured requests for the leads of a customer. */
export const listCases: readonly Case[] = [
  { name: 'status, newest first', path: '/api/leads?status=pending&sort=-createdAt' },
  { name: 'no filter', path: '/api/leads' },
  { name: 'frequent name', path: '/api/leads?coupleName=elif' },
  { name: 'surname of 5 %', path: '/api/leads?coupleName=demir' },
  { name: 'substring of 10 %', path: '/api/leads?coupleName=han' },
  { name: 'unknown name', path: '/api/leads?coupleName=wolfgang' },
  { name: 'sorted by name', path: '/api/leads?sort=couple.name' },
  { name: 'page 40', path: '/api/leads?page=40' },
  ...columns,
  ...counts,
  { name: 'couple search: frequent name', path: '/api/search/couple?coupleName=elif' },
  { name: 'couple search: full name', path: '/api/search/couple?coupleName=elif%20demir' },
  { name: 'couple search: unknown name', path: '/api/search/couple?coupleName=wolfgang' },
  { name: 'response time', path: '/api/leads/stats/average-response-time' },
  { name: 'home', path: '/api/home' },
  ...(['none', 'previous'] as const).map((compare) => ({
    name: `visits of three years of ten providers, compared with ${compare}`,
    path: `/api/provider-ad-stats?from=${daysAgo(1_094)}&to=${daysAgo(0)}&compare=${compare}&step=month`,
  })),
  ...(['view-to-lead', 'lead-to-lead'] as const).flatMap((metric) =>
    (['none', 'previous'] as const).map((compare) => ({
      name: `rivals of a year, ${metric}, compared with ${compare}`,
      path: `/api/stats/providers/1/${metric}?from=${daysAgo(364)}&to=${daysAgo(0)}&compare=${compare}`,
    })),
  ),
  { name: 'couple statistics', path: '/api/leads/stats/couple-stats' },
];

/** Request whose throughput is compared with an endpoint that does only this. */
export const loadPath = '/api/leads?status=pending&sort=-createdAt';
