import type { Schemas } from '#contract/types.ts';
import type { Handler, Principal } from '../../../http/call.ts';
import { notFound } from '../../../http/apiError.ts';
import { ownAccount } from '../access.ts';
import {
  addAction,
  addInteraction,
  listActions,
  listInteractions,
  type ActionRow,
  type InteractionRow,
} from '../activityStore.ts';
import { metaOf } from '../../../http/page.ts';
import { briefOf } from '../shape.ts';

const actionOf = (row: ActionRow): Schemas['CustomerAction'] => ({
  id: row.id,
  type: row.type,
  note: row.note,
  createdAt: row.created_at,
  createdBy: briefOf(row.user_id, row.user_name),
});

const interactionOf = (row: InteractionRow): Schemas['CustomerInteraction'] => ({
  id: row.id,
  type: row.type,
  body: row.body,
  createdAt: row.created_at,
  createdBy: briefOf(row.user_id, row.user_name),
});

const authorOf = (call: { params: { customerId: number }; principal: Principal; now: Date }) => ({
  customerId: ownAccount(call),
  userId: call.principal.userId,
  now: call.now,
});

export const listCustomerActions: Handler<'listCustomerActions'> = async (tx, call) => {
  const { rows, counted } = await listActions(tx, ownAccount(call), call.query);
  return { data: rows.map(actionOf), meta: metaOf(call.query, counted) };
};

export const createCustomerAction: Handler<'createCustomerAction'> = async (tx, call) => {
  const row = await addAction(tx, authorOf(call), call.body);
  if (!row) throw notFound();
  return { data: actionOf(row) };
};

export const listCustomerInteractions: Handler<'listCustomerInteractions'> = async (tx, call) => {
  const { rows, counted } = await listInteractions(tx, ownAccount(call), call.query);
  return { data: rows.map(interactionOf), meta: metaOf(call.query, counted) };
};

export const createCustomerInteraction: Handler<'createCustomerInteraction'> = async (tx, call) => {
  const author = authorOf(call);
  const row = await addInteraction(tx, author, call.body);
  if (!row) throw notFound();
  return { data: interactionOf(row) };
};
