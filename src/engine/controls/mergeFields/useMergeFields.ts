import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import type { Field } from '../../definition/field.ts';
import { inNames, inWords } from './mergeText.ts';

export interface MergeFields {
  /** Name, inserted label and meaning of each merge field, in the contract's order. */
  choices: readonly { name: string; word: string; meaning: string }[];
  /** Returns a stored text with translated merge fields. */
  shown: (text: unknown) => unknown;
  /** Returns a typed text in its stored form. */
  kept: (text: string) => string;
}

const NONE: readonly string[] = [];

/**
 * Returns the merge fields that a text of this field can contain, in the reader's language; `choices` is empty if
 * the contract defines none.
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
