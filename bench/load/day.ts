/** One kind of request of a day in the panel. */
export interface Request {
  name: string;
  /** Requests of this kind among a hundred. */
  share: number;
  path: (leadId: number) => string;
  /** Body of a write; each write is sent with a key of its own until it is acknowledged. */
  body?: (mark: string) => object;
}

/** Requests of a working day: lists and leads, the home page, and every tenth a write. */
export const day: readonly Request[] = [
  { name: 'list', share: 30, path: () => '/api/leads?limit=25' },
  { name: 'list by status', share: 10, path: () => '/api/leads?status=pending&limit=25' },
  { name: 'lead', share: 20, path: (id) => `/api/leads/${id}` },
  { name: 'conversation', share: 15, path: (id) => `/api/leads/${id}/messages` },
  { name: 'counts', share: 5, path: () => '/api/leads/stats/counts-by-read-status' },
  { name: 'home', share: 10, path: () => '/api/home' },
  {
    name: 'comment',
    share: 10,
    path: (id) => `/api/leads/${id}/comments`,
    body: (mark) => ({ body: mark }),
  },
];

/** Returns the request for a number below 100. */
export function requestAt(place: number): Request {
  let below = 0;
  for (const request of day) {
    below += request.share;
    if (place < below) return request;
  }
  throw new Error(`Shares end at ${below}, before ${place}`);
}
