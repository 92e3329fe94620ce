import type { Insertable, Kysely } from 'kysely';
import { addBusinessHours } from '../../../time/businessHours.ts';
import type { Tables } from '../../tables.ts';
import type { MerchantApplicationsTable } from '../../tables/merchants.ts';
import { insertJson, insertRows } from '../insertRows.ts';
import { holidays } from './holidays.ts';
import { account } from './accounts.ts';
import type { DemoFile } from './files.ts';
import { DAY_MS } from '../../../time/day.ts';

const DECISION_HOURS = 48;
const AGREEMENT_DAYS = 14;

const blank = {
  identity_number: null,
  birth_date: null,
  tax_number: null,
  tax_office: null,
  trade_register: null,
  submitted_by: null,
  decided_at: null,
  agent_id: null,
  rejection_reason: null,
  agreement_status: null,
  agreement_offered_at: null,
  agreement_due_at: null,
  agreement_decided_at: null,
  agreement_decided_by: null,
  agreement_objection: null,
  agreement_answer: null,
};

/** Returns applications in three states: approved with an offered agreement, rejected, and pending. */
function merchants(now: Date): Insertable<MerchantApplicationsTable>[] {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const submitted = (days: number) => ({
    submitted_at: ago(days).toISOString(),
    due_at: addBusinessHours(ago(days), DECISION_HOURS, holidays).toISOString(),
    created_at: ago(days + 1).toISOString(),
    updated_at: ago(days).toISOString(),
  });
  const offered = ago(5);
  return [
    {
      ...blank,
      ...submitted(7),
      customer_id: account.yildirim,
      business_type: 'corporate',
      name: 'Yıldırım Davet Organizasyon Ltd. Şti.',
      tax_number: '4540536920',
      tax_office: 'Beykoz',
      trade_register: '412345-5',
      iban: 'TR330006100519786457841326',
      address: 'Çınaraltı Caddesi No: 12, Beykoz, İstanbul',
      status: 'approved',
      decided_at: offered.toISOString(),
      agreement_status: 'offered',
      agreement_offered_at: offered.toISOString(),
      agreement_due_at: new Date(offered.getTime() + AGREEMENT_DAYS * DAY_MS).toISOString(),
    },
    {
      ...blank,
      ...submitted(20),
      customer_id: account.zeynep,
      business_type: 'private_company',
      name: 'Zeynep Atölye',
      identity_number: '10000000146',
      birth_date: '1988-06-03',
      tax_number: '10000000146',
      tax_office: 'Nilüfer',
      iban: 'TR330006100519786457841326',
      address: 'Özlüce Mahallesi No: 4, Nilüfer, Bursa',
      status: 'rejected',
      decided_at: ago(18).toISOString(),
      rejection_reason: 'Vergi levhasının fotoğrafı okunmuyor. Lütfen daha net bir kopya yükleyin.',
    },
    {
      ...blank,
      ...submitted(1),
      customer_id: account.selale,
      business_type: 'individual',
      name: 'Selin Akça',
      identity_number: '10000000146',
      birth_date: '1979-11-21',
      iban: 'TR330006100519786457841326',
      address: 'Lara Caddesi No: 8, Muratpaşa, Antalya',
      status: 'pending',
    },
  ];
}

const DOCUMENTS = [
  { customer_id: account.yildirim, kind: 'tax_plate', name: 'vergi-levhasi.pdf' },
  { customer_id: account.yildirim, kind: 'trade_register', name: 'sicil-gazetesi.pdf' },
  { customer_id: account.yildirim, kind: 'signature_circular', name: 'imza-sirkuleri.pdf' },
  { customer_id: account.zeynep, kind: 'identity', name: 'kimlik.pdf' },
  { customer_id: account.zeynep, kind: 'tax_plate', name: 'vergi-levhasi.pdf' },
  { customer_id: account.selale, kind: 'identity', name: 'kimlik.pdf' },
] as const;

/** Creates the files of the applications' documents, each a copy of the first PDF. */
export function merchantFiles(files: readonly DemoFile[]): DemoFile[] {
  const pdf = files.find(({ facts }) => facts.mediaType === 'application/pdf');
  if (!pdf) return [];
  return DOCUMENTS.map(({ customer_id, kind, name }) => ({
    facts: {
      ...pdf.facts,
      key: `documents/merchant/demo-${customer_id}-${kind.replace('_', '-')}.pdf`,
      name,
    },
    bytes: pdf.bytes,
  }));
}

/** Inserts the applications with their documents, whose files are in the same order. */
export async function writeMerchants(
  tx: Kysely<Tables>,
  files: readonly DemoFile[],
  now: Date,
): Promise<void> {
  await insertRows(tx, 'merchant_applications', merchants(now));
  const documents = files.map(({ facts }, index) => ({
    customer_id: DOCUMENTS[index]?.customer_id,
    kind: DOCUMENTS[index]?.kind,
    file: facts,
    added_at: now.toISOString(),
  }));
  await insertJson(tx, 'merchant_documents', documents);
}
