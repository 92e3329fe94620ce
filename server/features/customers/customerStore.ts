import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import { shipTemplates } from '../../db/seed/shipTemplates.ts';
import type { Tx } from '../../http/call.ts';

export interface CustomerRow {
  id: number;
  version: number;
  name: string;
  crm_status: Schemas['CrmStatus'];
  is_paid: boolean;
  has_debt: boolean;
  company_type: string | null;
  tax_number: string | null;
  tax_office: string | null;
  billing_address: string | null;
  city_id: number | null;
  city_name: string | null;
  district_id: number | null;
  district_name: string | null;
  email: string | null;
  phone: string | null;
  created_at: string;
  updated_at: string;
}

/** Returns a customer with the names of its city and district. */
export async function findCustomer(tx: Tx, id: number): Promise<CustomerRow | undefined> {
  const { rows } = await sql<CustomerRow>`
    select c.id, c.version, c.name, c.crm_status, c.is_paid, c.has_debt, c.company_type, c.tax_number, c.tax_office, c.billing_address,
      c.city_id, city.name as city_name, c.district_id, district.name as district_name, c.email, c.phone, c.created_at, c.updated_at
    from customers c left join cities city on city.id = c.city_id left join districts district on district.id = c.district_id
    where c.id = ${id}`.execute(tx);
  return rows[0];
}

const placeOf = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id, name };

/** Maps a row to the contract's customer. */
export function customerOf(row: CustomerRow): Schemas['Customer'] {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    crmStatus: row.crm_status,
    isPaid: row.is_paid,
    hasDebt: row.has_debt,
    companyType: row.company_type,
    taxNumber: row.tax_number,
    taxOffice: row.tax_office,
    billingAddress: row.billing_address,
    city: placeOf(row.city_id, row.city_name),
    district: placeOf(row.district_id, row.district_name),
    email: row.email,
    phone: row.phone,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** Updates the given fields if the version matches. @returns false if it does not */
export async function updateCustomerRow(
  tx: Tx,
  id: number,
  version: number,
  fields: Schemas['CustomerUpdate'],
  now: Date,
): Promise<boolean> {
  const {
    name,
    companyType,
    taxNumber,
    taxOffice,
    billingAddress,
    cityId,
    districtId,
    email,
    phone,
  } = fields;
  const done = await tx
    .updateTable('customers')
    .set({
      ...(name !== undefined && { name: name.trim() }),
      ...(companyType !== undefined && { company_type: companyType }),
      ...(taxNumber !== undefined && { tax_number: taxNumber }),
      ...(taxOffice !== undefined && { tax_office: taxOffice }),
      ...(billingAddress !== undefined && { billing_address: billingAddress }),
      ...(cityId !== undefined && { city_id: cityId }),
      ...(districtId !== undefined && { district_id: districtId }),
      ...(email !== undefined && { email }),
      ...(phone !== undefined && { phone }),
      version: sql`version + 1`,
      updated_at: now.toISOString(),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Creates a customer with the shipped templates. @returns its id */
export async function insertCustomer(tx: Tx, name: string, now: Date): Promise<number> {
  const moment = now.toISOString();
  const { id } = await tx
    .insertInto('customers')
    .values({ name: name.trim(), created_at: moment, updated_at: moment })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shipTemplates(tx, now, id);
  return id;
}

/** Returns the city of a district; undefined for an unknown district. */
export async function cityOfDistrict(tx: Tx, districtId: number): Promise<number | undefined> {
  const found = await tx
    .selectFrom('districts')
    .select('city_id')
    .where('id', '=', districtId)
    .executeTakeFirst();
  return found?.city_id;
}

export async function isCity(tx: Tx, cityId: number): Promise<boolean> {
  return (
    (await tx.selectFrom('cities').select('id').where('id', '=', cityId).executeTakeFirst()) !==
    undefined
  );
}
