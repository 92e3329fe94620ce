import type { Schemas } from '#contract/types.ts';
import type { Handler, Language } from '../../../http/call.ts';
import { notFound } from '../../../http/apiError.ts';
import { metaOf } from '../../../http/page.ts';
import { broadcastToUsers } from '../../realtime/commands.ts';
import { BELL_CHANGED } from '../bellChanged.ts';
import {
  completePrompt,
  completePrompts,
  countPrompts,
  listPrompts,
  type PromptRow,
} from '../store.ts';
import { wordingOf } from '../wording.ts';

function promptOf(row: PromptRow, language: Language): Schemas['ProviderPrompt'] {
  const { title, body, link } = wordingOf(row, language);
  const { provider_id: id, provider_name: name } = row;
  return {
    id: row.id,
    type: 'notification',
    kind: row.kind,
    title,
    body,
    createdAt: row.created_at,
    completedAt: row.completed_at,
    provider: id === null || name === null ? null : { id, name },
    linkData: link,
  };
}

export const listProviderPrompts: Handler<'listProviderPrompts'> = async (tx, call) => {
  const { rows, counted } = await listPrompts(tx, call.principal, call.query);
  return {
    data: rows.map((row) => promptOf(row, call.language)),
    meta: metaOf(call.query, counted),
  };
};

export const getProviderPromptsMeta: Handler<'getProviderPromptsMeta'> = async (
  tx,
  { principal },
) => ({
  data: await countPrompts(tx, principal),
});

/** Marks a notification as read. */
export const createProviderPromptAction: Handler<'createProviderPromptAction'> = async (
  tx,
  { params, principal, now, language },
) => {
  const row = await completePrompt(tx, principal, params.id, now.toISOString());
  if (!row) throw notFound();
  await broadcastToUsers(tx, principal.customerId, [principal.userId], BELL_CHANGED);
  return { data: promptOf(row, language) };
};

/** Marks all notifications as read up to the newest one that the reader has seen. */
export const completeProviderPrompts: Handler<'completeProviderPrompts'> = async (
  tx,
  { body, principal, now },
) => {
  await completePrompts(tx, principal, body.upToId, now.toISOString());
  await broadcastToUsers(tx, principal.customerId, [principal.userId], BELL_CHANGED);
  return { data: await countPrompts(tx, principal) };
};
