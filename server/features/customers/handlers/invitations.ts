import { rejectAndCommit, type Call, type SystemHandler, type Tx } from '../../../http/call.ts';
import { invalid, ApiError, type FieldFault } from '../../../http/apiError.ts';
import {
  closeInvitation,
  findInvitation,
  passwordFault,
  setPassword,
} from '../../auth/commands.ts';
import { findCustomer, type CustomerRow } from '../customerStore.ts';
import { lockUser, type UserRow } from '../userStore.ts';
import { isUsernameTaken, activateUser } from '../userWrites.ts';

interface Invited {
  user: UserRow;
  customer: CustomerRow;
  expiresAt: string;
}

const unknown = () => new ApiError('not_found', { reason: 'link_used' });

/** Returns the invited user of a valid invitation link. */
async function invitedOf(
  tx: Tx,
  { params, now }: Call<'getInvitation'> | Call<'acceptInvitation'>,
): Promise<Invited | undefined> {
  const expiresAt = await findInvitation(
    tx,
    { id: params.id, customer_id: params.customerId },
    params.hash,
    now,
  );
  if (expiresAt === undefined) return undefined;
  const [user, customer] = [
    await lockUser(tx, params.customerId, params.id),
    await findCustomer(tx, params.customerId),
  ];
  return user && customer && user.status === 'invited' ? { user, customer, expiresAt } : undefined;
}

export const getInvitation: SystemHandler<'getInvitation'> = {
  system: async (tx, call) => {
    const invited = await invitedOf(tx, call);
    if (!invited) throw unknown();
    const { user, customer, expiresAt } = invited;
    return {
      data: {
        id: user.id,
        name: user.full_name,
        email: user.emails[0] ?? '',
        customerName: customer.name,
        username: user.username,
        expiresAt,
      },
    };
  },
};

/** Sets username and password of an invited user without signing in. */
export const acceptInvitation: SystemHandler<'acceptInvitation'> = {
  system: async (tx, call) => {
    const { body, now } = call;
    const invited = await invitedOf(tx, call);
    if (!invited) return rejectAndCommit(unknown());
    const { user } = invited;
    const faults: FieldFault[] = [];
    if (await isUsernameTaken(tx, body.username, user.id))
      faults.push({ path: 'username', code: 'taken' });
    const fault = passwordFault('password', body.password);
    if (fault) faults.push(fault);
    if (faults.length > 0) return rejectAndCommit(invalid(...faults));
    await activateUser(tx, user.id, body.username, now);
    await setPassword(tx, user.id, body.password, now);
    await closeInvitation(tx, user, now);
    return { data: {} };
  },
};
