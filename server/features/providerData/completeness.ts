import { isComplete, liveAnswers, type Answers, type PageRow } from './answers.ts';
import { formSpecs, type CategoryType, type FormSpec } from './formSpecs.ts';

const counted = formSpecs.filter(({ isCounted }) => isCounted);

/** Returns the counted forms with missing answers, in the form order. */
export const missingForms = (category: CategoryType, answers: Answers): FormSpec[] =>
  counted.filter(({ fields }) => !isComplete(fields[category], answers));

/** Returns the share of counted forms that are complete with these answers, in percent. */
export const completenessOf = (category: CategoryType, answers: Answers): number =>
  Math.round((100 * (counted.length - missingForms(category, answers).length)) / counted.length);

/** Progress of a provider; lists, home and the provider itself show the same number. */
export interface PageProgress {
  completeness: number;
  missing: number;
}

/** Returns the progress of a provider by its live answers. */
export function progressOf(row: PageRow & { category_type: CategoryType }): PageProgress {
  const answers = liveAnswers(row);
  return {
    completeness: completenessOf(row.category_type, answers),
    missing: missingForms(row.category_type, answers).length,
  };
}
