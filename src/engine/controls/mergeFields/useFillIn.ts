import { useGetIdentity, useTranslate } from 'react-admin';
import { useLocale } from '../../../ui/useLocale.ts';
import { fillIn } from './fillIn.ts';
import { mergeValues, type MergeSources } from './mergeSources.ts';

/**
 * Returns a function that fills a text from a record, in the panel's language or in the language of the text.
 * @param resource whose messages name the merge fields
 */
export function useFillIn(
  resource: string,
  sources: MergeSources,
  record: object,
): (text: string, language?: string) => string {
  const translate = useTranslate();
  const locale = useLocale();
  const { identity } = useGetIdentity();
  const labels = Object.fromEntries(
    Object.keys(sources).map((name) => [
      name,
      translate(`resources.${resource}.mergeFields.${name}`),
    ]),
  );
  return (text, language = locale) =>
    fillIn(text, mergeValues(record, sources, identity?.fullName, language), labels);
}
