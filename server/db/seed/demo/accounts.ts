import type { Insertable } from 'kysely';
import { addDays, dayIn, hourOf } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';
import type { CustomersTable } from '../../tables/account.ts';

/** Ids of the demo's customers. */
export const account = { yildirim: 1, zeynep: 2, support: 3, selale: 4, degirmen: 5, papatya: 6 };

const manager = {
  account_manager_name: 'Deniz Aksoy',
  account_manager_email: 'deniz.aksoy@example.com',
};
const blank = {
  crm_status: 'active' as const,
  is_paid: true,
  has_debt: false,
  advisor_service: false,
  show_upgrade_banner: false,
  company_type: null,
  tax_number: null,
  tax_office: null,
  billing_address: null,
  city_id: null,
  district_id: null,
  email: null,
  phone: null,
  ...manager,
};

/** Returns the customers, with dates relative to `now`. */
export function customers(
  now: Date,
  districtId: (city: number, name: string) => number,
): Insertable<CustomersTable>[] {
  const since = (days: number) => {
    const at = hourOf(zone, addDays(dayIn(zone, now), -days), 10).toISOString();
    return { created_at: at, updated_at: at };
  };
  return [
    {
      ...blank,
      ...since(1_040),
      id: account.yildirim,
      name: 'Yıldırım Davet Grubu',
      crm_status: 'prime',
      advisor_service: true,
      company_type: 'limited',
      tax_number: '4540536920',
      tax_office: 'Beykoz',
      billing_address: 'Çınaraltı Caddesi No: 12, Beykoz, İstanbul',
      city_id: 34,
      district_id: districtId(34, 'Beykoz'),
      email: 'iletisim@yildirimdavet.example.com',
      phone: '+902160000012',
    },
    {
      ...blank,
      ...since(410),
      id: account.zeynep,
      name: 'Zeynep Atölye',
      is_paid: false,
      has_debt: true,
      show_upgrade_banner: true,
      company_type: 'sole_proprietor',
      tax_number: '10000000146',
      tax_office: 'Nilüfer',
      city_id: 16,
      district_id: districtId(16, 'Nilüfer'),
      email: 'atolye@zeynep.example.com',
    },
    { ...blank, ...since(1_500), id: account.support, name: 'Destek' },
    {
      ...blank,
      ...since(34),
      id: account.selale,
      name: 'Şelale Balo Salonu',
      crm_status: 'lead',
      is_paid: false,
    },
    { ...blank, ...since(620), id: account.degirmen, name: 'Eski Değirmen Davet Evi' },
    {
      ...blank,
      ...since(5),
      id: account.papatya,
      name: 'Papatya Davet',
      crm_status: 'lead',
      is_paid: false,
    },
  ];
}
