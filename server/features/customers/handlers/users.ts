import { notFound } from '../../../http/apiError.ts';
import type { Handler } from '../../../http/call.ts';
import { assertReads, ownAccount } from '../access.ts';
import { metaOf } from '../../../http/page.ts';
import { userOf } from '../shape.ts';
import { findUser, listUsers } from '../userStore.ts';
import { usersInShort } from '../usersInShort.ts';

export const listCustomerUsers: Handler<'listCustomerUsers'> = async (tx, call) => {
  const { rows, counted } = await listUsers(tx, ownAccount(call), call.query);
  return {
    data: rows.map((row) => userOf(call.principal, row)),
    meta: metaOf(call.query, counted),
  };
};

export const getCustomerUser: Handler<'getCustomerUser'> = async (tx, call) => {
  const user = await findUser(tx, ownAccount(call), call.params.id);
  if (!user) throw notFound();
  assertReads(call.principal, user.id);
  return { data: userOf(call.principal, user) };
};

export const getCustomerUsersSummary: Handler<'getCustomerUsersSummary'> = async (tx, call) => {
  const everybody = await usersInShort(tx, ownAccount(call));
  const count = (status: string) => everybody.filter((user) => user.status === status).length;
  const users = everybody
    .filter(({ status }) => status !== 'left')
    .map(({ id, full_name: name, role_id: roleId, image }) => ({ id, name, roleId, image }));
  return {
    data: {
      total: everybody.length,
      invited: count('invited'),
      active: count('active'),
      left: count('left'),
      users: users.slice(0, 500),
    },
  };
};
