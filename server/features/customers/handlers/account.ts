import type { Schemas } from '#contract/types.ts';
import { AfterCommit, type Handler, type SystemHandler, type Tx } from '../../../http/call.ts';
import { invalid, notFound, staleVersion, type FieldFault } from '../../../http/apiError.ts';
import { configFaults } from '../../configuration/commands.ts';
import { openInvitation } from '../../auth/commands.ts';
import { sendEmail } from '../../../mail/sendMessages.ts';
import { ownAccount } from '../access.ts';
import {
  cityOfDistrict,
  customerOf,
  findCustomer,
  insertCustomer,
  isCity,
  updateCustomerRow,
  type CustomerRow,
} from '../customerStore.ts';
import { splitName } from '../splitName.ts';
import { insertUser, replaceContacts } from '../userWrites.ts';

async function ownCustomer(tx: Tx, id: number): Promise<CustomerRow> {
  const customer = await findCustomer(tx, id);
  if (!customer) throw notFound();
  return customer;
}

export const getCustomer: Handler<'getCustomer'> = async (tx, call) => ({
  data: customerOf(await ownCustomer(tx, ownAccount(call))),
});

/** Returns a fault if the city does not exist or the district is not in the customer's resulting city. */
async function placeFaults(
  tx: Tx,
  { cityId, districtId }: Schemas['CustomerUpdate'],
  customer: CustomerRow,
): Promise<FieldFault[]> {
  if (cityId != null && !(await isCity(tx, cityId))) return [{ path: 'cityId', code: 'not_own' }];
  const city = cityId === undefined ? customer.city_id : cityId;
  const district = districtId === undefined ? customer.district_id : districtId;
  if (district === null || (cityId === undefined && districtId === undefined)) return [];
  return (await cityOfDistrict(tx, district)) === city
    ? []
    : [{ path: 'districtId', code: 'not_own' }];
}

export const updateCustomer: Handler<'updateCustomer'> = async (tx, call) => {
  const { body, version, now } = call;
  const customer = await ownCustomer(tx, ownAccount(call));
  const faults = await configFaults(tx, [
    { path: 'companyType', list: 'customer_company_type', value: body.companyType },
  ]);
  faults.push(...(await placeFaults(tx, body, customer)));
  if (faults.length > 0) throw invalid(...faults);
  const done = await updateCustomerRow(tx, customer.id, version, body, now);
  const current = customerOf(await ownCustomer(tx, customer.id));
  if (!done) throw staleVersion(current);
  return { data: current };
};

/** Creates a customer; its owner receives a link to set a password. */
export const createCustomer: SystemHandler<'createCustomer'> = {
  system: async (tx, call) => {
    const { body, now, principal, language } = call;
    const { owner } = body;
    const name = splitName(owner.name);
    if (name === undefined) throw invalid({ path: 'owner.name', code: 'invalid' });
    const customerId = await insertCustomer(tx, body.name, now);
    const id = await insertUser(
      tx,
      customerId,
      { ...name, roleId: 'owner', preferredLanguage: language },
      now,
    );
    await replaceContacts(tx, customerId, id, 'email', [owner.email]);
    if (owner.phone !== undefined)
      await replaceContacts(tx, customerId, id, 'phone', [owner.phone]);
    const path = await openInvitation(tx, { id, customer_id: customerId }, now);
    const customer = customerOf(await ownCustomer(tx, customerId));
    const answer = { data: customer };
    return new AfterCommit(async () => {
      const receiver = { full_name: owner.name, preferred_language: language };
      await sendEmail(
        call,
        receiver,
        owner.email,
        'invitation',
        { account: customer.name, inviter: principal.name },
        `${call.publicUrl}${path}`,
      );
      return answer;
    }, answer);
  },
};
