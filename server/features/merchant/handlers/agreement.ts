import { refused } from '../../../http/apiError.ts';
import type { Handlers } from '../../../http/call.ts';
import { lockApplication } from '../store.ts';
import { shownTo } from './application.ts';

export const agreementHandlers = {
  async createMerchantAction(tx, { body, principal, now }) {
    const row = await lockApplication(tx, principal.customerId);
    const isLate = row?.agreement_due_at != null && new Date(row.agreement_due_at) <= now;
    // After its deadline it counts as approved, even before the job has run.
    if (row?.agreement_status !== 'offered' || isLate) throw refused('state');
    const isApproved = body.type === 'approve_agreement';
    await tx
      .updateTable('merchant_applications')
      .set({
        agreement_status: isApproved ? 'approved' : 'objected',
        agreement_decided_at: now.toISOString(),
        agreement_decided_by: principal.userId,
        agreement_objection: body.type === 'object_agreement' ? body.reason.trim() : null,
        updated_at: now.toISOString(),
      })
      .where('id', '=', row.id)
      .execute();
    return shownTo(tx, principal);
  },
} satisfies Partial<Handlers>;
