/** A signed-in user and leads that the user may open. */
export interface LoadUser {
  headers: Record<string, string>;
  uuid: string;
  leadIds: readonly number[];
  providerIds: readonly number[];
}

/** Kind of request in a working day. */
export interface Request {
  name: string;
  /** Share of this kind in per cent. */
  share: number;
  path: (leadId: number) => string;
  /**
   * Body of a write, as JSON or a form; each write is retried with one idempotency key until it is acknowledged.
   */
  body?: (mark: string, user: LoadUser) => object | Promise<FormData>;
}

const reads: readonly Request[] = [
  { name: 'list by status', share: 10, path: () => '/api/leads?status=pending&limit=25' },
  { name: 'lead', share: 20, path: (id) => `/api/leads/${id}` },
  { name: 'conversation', share: 15, path: (id) => `/api/leads/${id}/messages` },
  { name: 'counts', share: 5, path: () => '/api/leads/stats/counts-by-read-status' },
  { name: 'home', share: 10, path: () => '/api/home' },
];

const list = (share: number): Request => ({
  name: 'list',
  share,
  path: () => '/api/leads?limit=25',
});

const comment: Request = {
  name: 'comment',
  share: 10,
  path: (id) => `/api/leads/${id}/comments`,
  body: (mark) => ({ body: mark }),
};

/** Requests of a working day: lists, leads and the home page; every tenth is a write. */
export const day: readonly Request[] = [list(30), ...reads, comment];

/**
 * Returns the mix of `day` plus work outside the database: mails to couples and photos, one per cent each.
 * @param photo creates the form of an upload
 */
export const wholeDay = (photo: NonNullable<Request['body']>): readonly Request[] => [
  list(28),
  ...reads,
  comment,
  {
    name: 'reply',
    share: 1,
    path: (id) => `/api/leads/${id}/messages/email`,
    body: (mark) => ({ subject: mark, body: mark }),
  },
  { name: 'photo', share: 1, path: () => '/api/medias', body: photo },
];

/** Returns the request of a mix for a number below 100. */
export function requestAt(mix: readonly Request[], place: number): Request {
  let below = 0;
  for (const request of mix) {
    below += request.share;
    if (place < below) return request;
  }
  throw new Error(`Shares end at ${below}, before ${place}`);
}
