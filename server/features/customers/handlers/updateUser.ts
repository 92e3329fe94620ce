import type { Schemas } from '#contract/types.ts';
import {
  AfterCommit,
  rejectAndCommit,
  type Call,
  type Handler,
  type Tx,
} from '../../../http/call.ts';
import {
  forbidden,
  invalid,
  notFound,
  ApiError,
  refused,
  staleVersion,
  type FieldFault,
} from '../../../http/apiError.ts';
import { configFaults } from '../../configuration/commands.ts';
import {
  closeInvitation,
  closeSentProofs,
  endSessionsOf,
  openInvitation,
  passwordFault,
  reauthenticate,
  setPassword,
} from '../../auth/commands.ts';
import { sendEmail } from '../../../mail/sendMessages.ts';
import { limitInvitations } from '../../../rateLimits/limits.ts';
import {
  assertWrites,
  hasPermissionsOf,
  canManageUsers,
  ownAccount,
  roleFaults,
} from '../access.ts';
import { findCustomer } from '../customerStore.ts';
import { userOf } from '../shape.ts';
import { faultsOfUser } from '../userRules.ts';
import { findUser, lockUser, type UserRow } from '../userStore.ts';
import { hasOtherOwner, isUsernameTaken, replaceContacts, updateUser } from '../userWrites.ts';

type UpdateCall = Call<'updateCustomerUser'>;
type Body = Schemas['CustomerUserUpdate'];

const addressesOf = ({ emails }: Body) => emails?.map(({ value }) => value);
const numbersOf = ({ phones }: Body) => phones?.map(({ value }) => value.number);
const differs = (requested: string[] | undefined, now: string[]) =>
  requested !== undefined && requested.join('\n') !== now.join('\n');

/**
 * Returns true if the change affects data that could be used to sign in as this user; such a change
 * requires re-authentication.
 */
const changesAccess = (body: Body, user: UserRow): boolean =>
  body.password !== undefined ||
  differs(addressesOf(body), user.emails) ||
  differs(numbersOf(body), user.phones);

function assertAllowed({ principal, body }: UpdateCall, user: UserRow): void {
  assertWrites(principal, user);
  const { roleId, hasLeft, canManage, password } = body;
  if (
    !canManageUsers(principal) &&
    [roleId, hasLeft, canManage].some((field) => field !== undefined)
  )
    throw forbidden();
  if (password !== undefined && user.id !== principal.userId) throw forbidden();
  // The new contact could reset the password and use the role.
  const takesOver = user.id !== principal.userId && changesAccess(body, user);
  if (takesOver && !hasPermissionsOf(principal, user.role_id)) throw forbidden();
}

/** Throws if the change removes the caller (`yourself`) or the customer's last owner (`last_owner`). */
async function assertStays(tx: Tx, { principal, body }: UpdateCall, user: UserRow): Promise<void> {
  if (body.hasLeft === true && user.id === principal.userId) throw refused('yourself');
  const goes = body.hasLeft === true || (body.roleId !== undefined && body.roleId !== 'owner');
  if (user.role_id === 'owner' && goes && !(await hasOtherOwner(tx, user.customer_id, user.id)))
    throw refused('last_owner');
}

async function faultsOf(
  tx: Tx,
  { body, principal }: UpdateCall,
  user: UserRow,
): Promise<FieldFault[]> {
  const faults = faultsOfUser(body);
  if (body.roleId !== undefined && body.roleId !== user.role_id)
    faults.push(...roleFaults(principal, body.roleId));
  faults.push(
    ...(await configFaults(tx, [
      { path: 'titleId', list: 'customer_user_title', value: body.titleId },
    ])),
  );
  if (body.username !== undefined && (await isUsernameTaken(tx, body.username, user.id)))
    faults.push({ path: 'username', code: 'taken' });
  if (body.password === undefined) return faults;
  const fault = passwordFault('password', body.password);
  if (fault) faults.push(fault);
  if (body.oldPassword === undefined) faults.push({ path: 'oldPassword', code: 'required' });
  return faults;
}

async function write(tx: Tx, { body, principal, now }: UpdateCall, user: UserRow): Promise<void> {
  const {
    password,
    oldPassword: _,
    keepsOtherSessions,
    emails: _emails,
    phones: _phones,
    ...fields
  } = body;
  await updateUser(tx, user.customer_id, user.id, fields, now);
  const [addresses, numbers] = [addressesOf(body), numbersOf(body)];
  if (addresses) await replaceContacts(tx, user.customer_id, user.id, 'email', addresses);
  if (numbers) await replaceContacts(tx, user.customer_id, user.id, 'phone', numbers);
  if (password !== undefined)
    await setPassword(tx, user.id, password, now, keepsOtherSessions ? 'all' : principal.sessionId);
  if (fields.hasLeft === true) await endSessionsOf(tx, user.id);
}

/**
 * Voids what may have been sent to former contacts: recovery links and one-time codes, and the invitation if its
 * address has changed.
 * @returns the path of a new invitation if the user has not accepted one yet
 */
async function replaceSent(
  tx: Tx,
  { now }: UpdateCall,
  before: UserRow,
  user: UserRow,
): Promise<string | undefined> {
  const kept = new Set([...user.emails, ...user.phones]);
  if ([...before.emails, ...before.phones].some((contact) => !kept.has(contact)))
    await closeSentProofs(tx, user.id, now);
  if (user.emails[0] === before.emails[0]) return undefined;
  await closeInvitation(tx, user, now);
  if (user.status !== 'invited' || user.emails.length === 0) return undefined;
  await limitInvitations(tx, user.customer_id, now);
  return openInvitation(tx, user, now);
}

/** Updates the caller, or with `users.write` another user. */
export const updateCustomerUser: Handler<'updateCustomerUser'> = async (tx, call) => {
  const { body, principal } = call;
  const user = await lockUser(tx, ownAccount(call), call.params.id);
  if (!user) throw notFound();
  assertAllowed(call, user);
  if (user.version !== call.version) throw staleVersion(userOf(principal, user));
  await assertStays(tx, call, user);
  const faults = await faultsOf(tx, call, user);
  const proof =
    changesAccess(body, user) && !faults.some(({ path }) => path === 'oldPassword')
      ? await reauthenticate(tx, call, body.oldPassword)
      : 'proven';
  if (proof === 'missing') throw new ApiError('reauth_required');
  if (proof === 'wrong')
    return rejectAndCommit(invalid(...faults, { path: 'oldPassword', code: 'wrong_password' }));
  if (faults.length > 0) throw invalid(...faults);
  await write(tx, call, user);
  const changed = await findUser(tx, user.customer_id, user.id);
  if (!changed) throw notFound();
  const invitation = await replaceSent(tx, call, user, changed);
  const answer = { data: userOf(principal, changed) };
  const customer = await findCustomer(tx, user.customer_id);
  const account = customer?.name ?? '';
  const [address] = user.emails;
  const [newAddress] = changed.emails;
  const emails: (() => Promise<void>)[] = [];
  if (body.password !== undefined && address !== undefined) {
    const kind = body.keepsOtherSessions ? 'passwordReplaced' : 'passwordChanged';
    emails.push(() => sendEmail(call, changed, address, kind, { account }));
  }
  if (invitation !== undefined && newAddress !== undefined) {
    const params = { account, inviter: principal.name, invited: changed.full_name };
    const link = `${call.publicUrl}${invitation}`;
    emails.push(() => sendEmail(call, changed, newAddress, 'invitation', params, link));
  }
  if (emails.length === 0) return answer;
  return new AfterCommit(async () => {
    await Promise.all(emails.map((send) => send()));
    return answer;
  }, answer);
};
