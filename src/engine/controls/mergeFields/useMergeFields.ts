import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import type { Field } from '../../definition/field.ts';
import { inNames, inWords } from './mergeText.ts';

export interface MergeFields {
  /** In the contract's order: the text to insert, and its label. */
  choices: readonly { name: string; word: string; meaning: string }[];
  /** Returns a stored text with translated merge fields. */
  shown: (text: unknown) => unknown;
  /** A typed text as it is kept. */
  kept: (text: string) => string;
}

const NONE: readonly string[] = [];

/**
 * Returns the merge fields that a text of this field can contain, in the reader's language; no choices if the
 * contract names none.
 */
export function useMergeFields({ resource, facts }: Field): MergeFields {
  const translate = useTranslate();
  const names = facts.mergeFields ?? NONE;
  return useMemo(() => {
    const choices = names.map((name) => ({
      name,
      word: translate(`resources.${resource}.mergeFields.${name}`),
      meaning: translate(`resources.${resource}.mergeMeanings.${name}`),
    }));
    const words = new Map(choices.map(({ name, word }) => [name, word]));
    return {
      choices,
      shown: (text) => (typeof text === 'string' ? inWords(text, words) : text),
      kept: (text) => inNames(text, words),
    };
  }, [translate, resource, names]);
}
