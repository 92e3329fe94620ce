import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import {
  AfterCommit,
  type Call,
  type Language,
  type SystemHandler,
  type Tx,
} from '../../../http/call.ts';
import { notFound, refused } from '../../../http/apiError.ts';
import { sendEmail, sendSms } from '../../../mail/sendMessages.ts';
import { metaOf } from '../../../http/page.ts';
import { hashToken, newToken } from '../../../secrets/token.ts';
import { OPEN_DAYS, statusOf, stepOf } from '../rules.ts';
import { listWizards, type DeskRow } from '../deskStore.ts';
import { DAY_MS } from '../../../time/day.ts';

const shape = (row: DeskRow, now: Date): Schemas['SupportWizard'] => ({
  id: row.id,
  contactName: row.contact_name,
  email: row.email,
  phone: row.phone,
  businessName: row.form.businessName ?? null,
  categoryName: row.category_name,
  cityName: row.city_name,
  status: statusOf(row, now),
  step: stepOf(row.done),
  done: row.done.length,
  agentName: row.agent_name,
  createdAt: row.created_at,
  savedAt: row.saved_at,
  expiresAt: row.expires_at,
  customerId: row.opened_customer_id,
});

async function one(tx: Tx, id: number, call: { now: Date; language: Language }) {
  const { rows } = await listWizards(tx, { id, limit: 1, offset: 0 }, call);
  const [row] = rows;
  if (!row) throw notFound();
  return shape(row, call.now);
}

/** Lists registrations with their current step, newest first. */
export const listSupportWizards: SystemHandler<'listSupportWizards'> = {
  system: async (tx, call) => {
    const { page = 1, limit = 25, sort, status } = call.query;
    const { rows, counted } = await listWizards(
      tx,
      { status, limit, offset: (page - 1) * limit, isOldestFirst: sort === 'createdAt' },
      call,
    );
    return {
      data: rows.map((row) => shape(row, call.now)),
      meta: metaOf(call.query, counted),
    };
  },
};

type DeskCall = Call<'createSupportWizard'> | Call<'createSupportWizardAction'>;

/** Sends a link by e-mail and SMS, after the commit. */
function sending(call: DeskCall, data: Schemas['SupportWizardLink'], language: Language) {
  const { wizard, link } = data;
  const answer = { data };
  return new AfterCommit(async () => {
    if (link === null) return answer;
    const receiver = { full_name: wizard.contactName, preferred_language: language };
    const params = { link };
    await Promise.all([
      wizard.email === null
        ? undefined
        : sendEmail(call, receiver, wizard.email, 'signupLink', params, link),
      wizard.phone === null
        ? undefined
        : sendSms(call, receiver, wizard.phone, 'signupLink', params),
    ]);
    return answer;
  }, answer);
}

const expiryOf = (now: Date) => new Date(now.getTime() + OPEN_DAYS * DAY_MS).toISOString();

/** Creates a registration and sends its link. */
export const createSupportWizard: SystemHandler<'createSupportWizard'> = {
  system: async (tx, call) => {
    const { body, now, principal, publicUrl } = call;
    const { contactName, email = null, phone = null, language } = body;
    const token = newToken('wz');
    const { id } = await tx
      .insertInto('provider_wizards')
      .values({
        token_hash: hashToken(token),
        contact_name: contactName.trim(),
        email,
        phone,
        language,
        form: JSON.stringify({}),
        agent_id: principal.userId,
        created_at: now.toISOString(),
        expires_at: expiryOf(now),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const wizard = await one(tx, id, call);
    return sending(call, { wizard, link: `${publicUrl}/signup-wizard/${token}` }, language);
  },
};

/** Sends a link again, or revokes it. */
export const createSupportWizardAction: SystemHandler<'createSupportWizardAction'> = {
  system: async (tx, call) => {
    const { params, body, now, publicUrl } = call;
    const row = await tx
      .selectFrom('provider_wizards')
      .selectAll()
      .where('id', '=', params.id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notFound();
    if (row.finished_at !== null) throw refused('wizard_finished');
    const token = newToken('wz');
    const isResent = body.type === 'resend';
    await tx
      .updateTable('provider_wizards')
      .set(
        isResent
          ? { token_hash: hashToken(token), expires_at: expiryOf(now), withdrawn_at: null }
          : { withdrawn_at: sql`coalesce(withdrawn_at, ${now.toISOString()})` },
      )
      .where('id', '=', row.id)
      .execute();
    const link = isResent ? `${publicUrl}/signup-wizard/${token}` : null;
    return sending(call, { wizard: await one(tx, row.id, call), link }, row.language);
  },
};
