import type { Schemas } from '#contract/types.ts';
import type { Language, Tx } from '../../http/call.ts';
import { isComplete, liveAnswers, type Answers } from './answers.ts';
import { changeTexts, namedIds, type Names } from './changeTexts.ts';
import { completenessOf, missingForms } from './completeness.ts';
import { formSpec, formSpecs } from './formSpecs.ts';
import { titleOf } from './formMessages.ts';
import { namesOf, openUpdates, type Page, type UpdateRow } from './store.ts';

const fieldsOf = ({ form, category_type: category }: UpdateRow) => formSpec(form).fields[category];

function updateOf(row: UpdateRow, names: Names, language: Language): Schemas['ProviderDataUpdate'] {
  return {
    id: row.id,
    version: row.version,
    providerId: row.provider_id,
    form: row.form,
    title: titleOf({ key: row.form }, language),
    status: row.status,
    rejectionReason: row.rejection_reason,
    changes: changeTexts(fieldsOf(row), row, { names, language }),
    answers: row.after,
    createdByName: row.created_by_name,
    createdAt: row.created_at,
    decidedAt: row.decided_at,
  };
}

/** Maps changes to the contract's shape, with the names of referenced records. */
export async function updatesOf(
  tx: Tx,
  rows: readonly UpdateRow[],
  language: Language,
): Promise<Schemas['ProviderDataUpdate'][]> {
  const ids = new Map<string, number[]>();
  for (const row of rows)
    for (const [entity, some] of namedIds(fieldsOf(row), [row.before, row.after]))
      ids.set(entity, [...(ids.get(entity) ?? []), ...some]);
  const names = await namesOf(tx, ids);
  return rows.map((row) => updateOf(row, names, language));
}

/** Returns the latest answers: pending ones take precedence over live ones. */
export function writtenAnswers(live: Answers, open: readonly UpdateRow[]): Answers {
  let written = live;
  for (const { status, after } of open)
    if (status === 'pending') written = { ...written, ...after };
  return written;
}

/** Returns the progress of each form of a provider. */
export function formStates(
  { category_type: category }: Page,
  live: Answers,
  open: readonly UpdateRow[],
  language: Language,
): Schemas['ProviderFormState'][] {
  const waiting = new Set(
    open.filter(({ status }) => status === 'pending').map(({ form }) => form),
  );
  return formSpecs.map((spec) => ({
    form: spec.key,
    title: titleOf(spec, language),
    isCounted: spec.isCounted,
    isComplete: isComplete(spec.fields[category], live),
    isPending: waiting.has(spec.key),
  }));
}

/** Returns the answers of current forms only; a provider may have those of earlier forms. */
function currentAnswers(page: Page, answers: Answers): Answers {
  const names = formSpecs.flatMap(({ fields }) =>
    fields[page.category_type].map(({ name }) => name),
  );
  return Object.fromEntries(names.map((name) => [name, answers[name] ?? null]));
}

/** Returns the answers of a provider, live and latest. */
export async function pageData(
  tx: Tx,
  page: Page,
  language: Language,
): Promise<Schemas['ProviderData']> {
  const live = liveAnswers(page);
  const open = await openUpdates(tx, page.id);
  const written = writtenAnswers(live, open);
  return {
    id: page.id,
    version: page.version,
    completeness: completenessOf(page.category_type, live),
    nextForm: missingForms(page.category_type, written)[0]?.key ?? null,
    live: currentAnswers(page, live),
    answers: currentAnswers(page, written),
    forms: formStates(page, live, open, language),
    updates: await updatesOf(tx, open, language),
  };
}
