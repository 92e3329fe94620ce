import type { Schemas } from '#contract/types.ts';
import { invalid, refused, staleVersion } from '../../../http/apiError.ts';
import type { Handlers, Principal, Tx } from '../../../http/call.ts';
import { addBusinessHours } from '../../../time/businessHours.ts';
import { keptFields } from '../rules/ownFields.ts';
import { missingDocuments, requiredDocuments } from '../rules/requiredDocuments.ts';
import { companyNumberFaults } from '../rules/companyNumberFaults.ts';
import { dayIn } from '../../../time/day.ts';
import { holidaysAfter } from '../../../db/holidaysAfter.ts';
import { zone } from '../../../time/zone.ts';
import { documentsOf, findApplication, lockApplication } from '../store.ts';
import { isOpen, viewOf } from '../view.ts';

type Shown = Schemas['MerchantApplication'];

/** Business hours within which the desk decides. */
const DECISION_HOURS = 48;

/** Returns true if the caller may change applications, which is not allowed during an impersonation. */
export const canChange = ({ agent, permissions }: Principal): boolean =>
  !agent && permissions.has('payments.write');

const viewerOf = (principal: Principal) => ({
  canChange: canChange(principal),
  isImpersonated: principal.agent !== undefined,
});

/** Creates the draft of a customer without a saved one, prefilled from the customer. */
async function emptyDraft(tx: Tx, principal: Principal): Promise<Shown> {
  const customer = await tx
    .selectFrom('customers')
    .select(['name', 'tax_number', 'tax_office', 'billing_address'])
    .where('id', '=', principal.customerId)
    .executeTakeFirstOrThrow();
  return {
    version: 0,
    businessType: null,
    name: customer.name,
    identityNumber: null,
    birthDate: null,
    taxNumber: customer.tax_number,
    taxOffice: customer.tax_office,
    tradeRegister: null,
    iban: null,
    address: customer.billing_address,
    status: 'draft',
    submittedAt: null,
    dueAt: null,
    decidedAt: null,
    rejectionReason: null,
    documents: [],
    requiredDocuments,
    agreement: null,
    mayEdit: canChange(principal),
  };
}

/** Returns the application of the caller's customer in the contract's shape. */
export async function shownTo(tx: Tx, principal: Principal): Promise<{ data: Shown }> {
  const row = await findApplication(tx, principal.customerId);
  const documents = await documentsOf(tx, principal.customerId);
  if (!row) return { data: { ...(await emptyDraft(tx, principal)), documents: [] } };
  return { data: viewOf(row, documents, viewerOf(principal)) };
}

export const applicationHandlers = {
  async getMerchantApplication(tx, { principal }) {
    return shownTo(tx, principal);
  },

  async saveMerchantApplication(tx, { body, principal, now, country, version }) {
    const { customerId } = principal;
    const before = await lockApplication(tx, customerId);
    if (before && !isOpen(before.status)) throw refused('state');
    const saved = before?.version ?? 0;
    if (saved !== version) throw staleVersion((await shownTo(tx, principal)).data);
    const documents = (await documentsOf(tx, customerId)).map(({ kind }) => kind);
    const isSubmitted = body.submit === true;
    const faults = [
      ...companyNumberFaults(body),
      ...(isSubmitted ? missingDocuments(body.businessType, documents) : []),
    ];
    if (faults.length > 0) throw invalid(...faults);
    const at = now.toISOString();
    const kept = keptFields(body);
    const values = {
      business_type: body.businessType,
      name: kept.name?.trim() ?? null,
      identity_number: kept.identityNumber ?? null,
      birth_date: kept.birthDate ?? null,
      tax_number: kept.taxNumber ?? null,
      tax_office: kept.taxOffice?.trim() ?? null,
      trade_register: kept.tradeRegister?.trim() ?? null,
      iban: kept.iban ?? null,
      address: kept.address?.trim() ?? null,
      updated_at: at,
      version: saved + 1,
      ...(isSubmitted && {
        status: 'pending' as const,
        submitted_at: at,
        submitted_by: principal.userId,
        due_at: addBusinessHours(
          now,
          DECISION_HOURS,
          await holidaysAfter(tx, country, dayIn(zone, now)),
        ).toISOString(),
        decided_at: null,
        rejection_reason: null,
      }),
    };
    const written = await tx
      .insertInto('merchant_applications')
      .values({ ...EMPTY, ...values, customer_id: customerId, created_at: at })
      // Of two concurrent first saves, the later one fails with a stale version.
      .onConflict((conflict) =>
        conflict
          .column('customer_id')
          .doUpdateSet(values)
          .where('merchant_applications.version', '=', saved),
      )
      .returning('id')
      .executeTakeFirst();
    if (!written) throw staleVersion((await shownTo(tx, principal)).data);
    return shownTo(tx, principal);
  },
} satisfies Partial<Handlers>;

const EMPTY = {
  submitted_at: null,
  submitted_by: null,
  due_at: null,
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
} as const;
