import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../../../http/call.ts';
import { namedFiles } from './namedFiles.ts';

export interface StepTemplate {
  after_days: number;
  channel: Schemas['FollowUpChannel'];
  subject: string;
  content: string;
  attachments: { id: number; name: string }[];
}

/** Returns the customer's active steps with their templates, where the template applies to the provider. */
export async function findSteps(
  tx: Tx,
  { customerId, providerId }: { customerId: number; providerId: number },
): Promise<StepTemplate[]> {
  const { rows } = await sql<StepTemplate>`
    select s.after_days, s.channel, t.subject, t.content,
      case when s.channel = 'email' then ${namedFiles('t')} else '[]'::json end as attachments
    from follow_up_steps s join templates t on t.id = s.template_id
    where s.customer_id = ${customerId} and t.customer_id = ${customerId} and s.is_active and t.is_active
      and (jsonb_array_length(t.provider_ids) = 0 or t.provider_ids @> to_jsonb(${providerId}::bigint))
    order by s.after_days, s.id limit 5`.execute(tx);
  return rows;
}
