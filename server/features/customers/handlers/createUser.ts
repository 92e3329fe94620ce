import type { Schemas } from '#contract/types.ts';
import { AfterCommit, type Handler, type Principal, type Tx } from '../../../http/call.ts';
import { invalid, notFound } from '../../../http/apiError.ts';
import { configFaults } from '../../configuration/commands.ts';
import { openInvitation } from '../../auth/commands.ts';
import { sendEmail } from '../../../mail/sendMessages.ts';
import { limitInvitations } from '../../../rateLimits/limits.ts';
import { ownAccount, roleFaults } from '../access.ts';
import { findCustomer } from '../customerStore.ts';
import { findOwnersOf } from '../ownerStore.ts';
import { userOf } from '../shape.ts';
import { faultsOfUser } from '../userRules.ts';
import { findUser } from '../userStore.ts';
import { insertUser, isUsernameTaken, replaceContacts } from '../userWrites.ts';

async function assertValidUser(
  tx: Tx,
  principal: Principal,
  body: Schemas['CustomerUserCreate'],
): Promise<void> {
  const faults = [...roleFaults(principal, body.roleId), ...faultsOfUser(body)];
  faults.push(
    ...(await configFaults(tx, [
      { path: 'titleId', list: 'customer_user_title', value: body.titleId },
    ])),
  );
  if (body.username !== undefined && (await isUsernameTaken(tx, body.username)))
    faults.push({ path: 'username', code: 'taken' });
  if (faults.length > 0) throw invalid(...faults);
}

/** Creates a user, who receives a link to set a password, and notifies the customer's owners. */
export const createCustomerUser: Handler<'createCustomerUser'> = async (tx, call) => {
  const { body, principal, now } = call;
  const customerId = ownAccount(call);
  await assertValidUser(tx, principal, body);
  await limitInvitations(tx, customerId, now);
  const { emails, phones = [], ...fields } = body;
  const id = await insertUser(tx, customerId, { preferredLanguage: call.language, ...fields }, now);
  await replaceContacts(
    tx,
    customerId,
    id,
    'email',
    emails.map(({ value }) => value),
  );
  await replaceContacts(
    tx,
    customerId,
    id,
    'phone',
    phones.map(({ value }) => value.number),
  );
  const path = await openInvitation(tx, { id, customer_id: customerId }, now);
  const [user, customer] = [await findUser(tx, customerId, id), await findCustomer(tx, customerId)];
  if (!user || !customer) throw notFound();
  const owners = await findOwnersOf(tx, customerId);
  const answer = { data: userOf(principal, user) };
  return new AfterCommit(async () => {
    const params = { account: customer.name, inviter: principal.name, invited: user.full_name };
    const deliveries = owners.map((owner) =>
      sendEmail(call, owner, owner.email, 'userAdded', params),
    );
    const [address] = user.emails;
    if (address !== undefined)
      deliveries.push(
        sendEmail(call, user, address, 'invitation', params, `${call.publicUrl}${path}`),
      );
    await Promise.all(deliveries);
    return answer;
  }, answer);
};
