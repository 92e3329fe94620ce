import { z } from 'zod';
import type { FetchedReviews } from './port.ts';

/** Maximum size of a response in bytes. */
const MAX_BYTES = 2_000_000;
const MAX_REVIEWS = 200;

const review = z.object({
  externalId: z.string().min(1).max(200),
  author: z.string().min(1).max(1000),
  star: z.number().int().min(1).max(5),
  text: z.string().max(20_000),
  writtenAt: z.iso.datetime({ offset: true }),
});

const reviews = z.array(review).max(MAX_REVIEWS);

const cut = (text: string, most: number) => [...text.trim()].slice(0, most).join('');

/** Validates fetched reviews; `unreadable` if one of them is invalid. */
export function readReviews(found: unknown): FetchedReviews {
  const read = reviews.safeParse(found);
  if (!read.success) return { ok: false, reason: 'unreadable' };
  return {
    ok: true,
    reviews: read.data.map(({ author, text, writtenAt, ...rest }) => ({
      ...rest,
      author: cut(author, 120),
      text: cut(text, 2000),
      writtenAt: new Date(writtenAt).toISOString(),
    })),
  };
}

/** Parses a JSON response of at most 2 MB; undefined for any other. */
export async function readJson(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}
