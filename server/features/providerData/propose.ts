import { dequal } from 'dequal';
import { invalid, type FieldFault } from '../../http/apiError.ts';
import type { Tx } from '../../http/call.ts';
import { answerFaults, cleanAnswers } from './answerFaults.ts';
import { liveAnswers, type Answers } from './answers.ts';
import { formSpec, type FormKey } from './formSpecs.ts';
import {
  countChange,
  isBelow,
  openUpdates,
  withdrawUpdate,
  writeUpdate,
  type Page,
} from './store.ts';

interface Proposal {
  page: Page;
  form: FormKey;
  answers: Answers;
  userId: number;
  now: Date;
  /** Prefix of field names in the body's paths. */
  at?: string;
}

/** Returns the faults of locations: a district outside the provider's city, a neighbourhood outside the district. */
async function placeFaults(
  tx: Tx,
  page: Page,
  changed: Answers,
  after: Answers,
): Promise<FieldFault[]> {
  const { districtId, neighborhoodId } = after;
  const faults: FieldFault[] = [];
  if (
    'districtId' in changed &&
    typeof districtId === 'number' &&
    !(await isBelow(tx, 'districts', districtId, page.city_id))
  )
    faults.push({ path: 'districtId', code: 'not_own' });
  if (
    ('districtId' in changed || 'neighborhoodId' in changed) &&
    typeof neighborhoodId === 'number' &&
    !(
      typeof districtId === 'number' &&
      (await isBelow(tx, 'neighborhoods', neighborhoodId, districtId))
    )
  )
    faults.push({ path: 'neighborhoodId', code: 'not_own' });
  return faults;
}

/**
 * Stores changed answers of a form as a pending change. Leaves out answers that equal the live ones, and withdraws
 * a change without any answer left.
 * @throws ApiError 422 with every fault
 */
export async function propose(tx: Tx, proposal: Proposal): Promise<void> {
  const { page, form, userId, now, at = '' } = proposal;
  const fields = formSpec(form).fields[page.category_type];
  const changed = cleanAnswers(fields, proposal.answers);
  const live = liveAnswers(page);
  const open = await openUpdates(tx, page.id);
  const waiting = open.find((one) => one.form === form && one.status === 'pending');
  const written = { ...live, ...waiting?.after };
  const faults = answerFaults(fields, changed, written);
  if (faults.length === 0)
    faults.push(...(await placeFaults(tx, page, changed, { ...written, ...changed })));
  if (faults.length > 0)
    throw invalid(...faults.map((fault) => ({ ...fault, path: `${at}${fault.path}` })));
  const after = Object.fromEntries(
    Object.entries({ ...waiting?.after, ...changed }).filter(
      ([name, value]) => !dequal(value ?? null, live[name] ?? null),
    ),
  );
  const before = Object.fromEntries(Object.keys(after).map((name) => [name, live[name] ?? null]));
  if (Object.keys(after).length === 0) {
    if (!waiting) return;
    await withdrawUpdate(tx, page, form, now);
  } else if (waiting && dequal(waiting.after, after)) return;
  else await writeUpdate(tx, { page, form, before, after, userId, now });
  await countChange(tx, page.id, now);
}
