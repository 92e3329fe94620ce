import { isComplete, liveAnswers, type Answers, type PageRow } from './answers.ts';
import { formSpecs, type CategoryType, type FormSpec } from './formSpecs.ts';

const counted = formSpecs.filter(({ isCounted }) => isCounted);

/** Returns the counted forms that lack an answer, in the order in which they are filled in. */
export const missingForms = (category: CategoryType, answers: Answers): FormSpec[] =>
  counted.filter(({ fields }) => !isComplete(fields[category], answers));

/** Returns the share of counted forms that are complete with these answers, in percent. */
export const completenessOf = (category: CategoryType, answers: Answers): number =>
  Math.round((100 * (counted.length - missingForms(category, answers).length)) / counted.length);

/** Progress of a page: the one number that lists, home and the page itself show. */
export interface PageProgress {
  completeness: number;
  missing: number;
}

/** Returns how far a page is by what is live on it. */
export function progressOf(row: PageRow & { category_type: CategoryType }): PageProgress {
  const answers = liveAnswers(row);
  return {
    completeness: completenessOf(row.category_type, answers),
    missing: missingForms(row.category_type, answers).length,
  };
}
