import type { Contract } from '../../openapi/generator/contract.ts';
import type { ContractRule } from './contractRule.ts';

/** Openings of a question or a half sentence, where the text of a field names a thing. */
const OPENING =
  /^(?:what|which|who|whose|whom|whether|when|until when|where|why|how|since|so|if that|that)\b/i;

/** Nouns that document a field with at most one word before them. */
const SHORT_NOUNS = new Set(
  `address bytes category city day direction district events id latitude longitude name number
  office reason surname templates time website`.split(/\s+/),
);

/** Words that openapi/README.md replaces. */
const REPLACED = /\b(?:enquir(?:y|ies)|firms?|rights|acting|acted|acts as)\b/i;

interface Text {
  place: string;
  text: string;
}

/** Returns every description and summary; examples are data, not documentation. */
function textsOf(node: unknown, place: string): Text[] {
  if (Array.isArray(node)) return node.flatMap((one, index) => textsOf(one, `${place}/${index}`));
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'example' || key === 'examples') return [];
    const below = `${place}/${key}`;
    const isText = (key === 'description' || key === 'summary') && typeof value === 'string';
    return isText ? [{ place: below, text: value }] : textsOf(value, below);
  });
}

/** Returns true for "The record.", "Name." and "Full name.", false for "Words." and "As many.". */
function isKnownNoun(words: readonly string[]): boolean {
  const noun = words.at(-1)?.replace(/\.$/, '').toLowerCase() ?? '';
  const isNamed = words.length === 2 && /^(?:the|an?)$/i.test(words[0] ?? '');
  return isNamed || SHORT_NOUNS.has(noun);
}

const violations = (contract: Contract, isFault: (text: string) => boolean): string[] =>
  textsOf(contract, '').flatMap(({ place, text }) => (isFault(text) ? [`${place}: ${text}`] : []));

const textsNameThings: ContractRule = {
  name: 'no description or summary begins with a question word',
  find: (contract) => violations(contract, (text) => OPENING.test(text)),
  spoil: ({ components }) => {
    Object.assign(components.schemas['LeadStatus'] ?? {}, {
      description: 'Where the lead stands.',
    });
  },
};

const textsSaySomething: ContractRule = {
  name: 'a description or summary has three words, or names a known noun',
  find: (contract) =>
    violations(contract, (text) => {
      const words = text.trim().split(/\s+/);
      return words.length < 3 && !isKnownNoun(words);
    }),
  spoil: ({ components }) => {
    Object.assign(components.schemas['LeadStatus'] ?? {}, { description: 'Words.' });
  },
};

const textsUseOneWord: ContractRule = {
  name: 'descriptions and summaries say lead, provider, permission and impersonation',
  find: (contract) => violations(contract, (text) => REPLACED.test(text)),
  spoil: ({ components }) => {
    Object.assign(components.schemas['LeadStatus'] ?? {}, { description: 'State at the firm.' });
  },
};

export const textRules: readonly ContractRule[] = [
  textsNameThings,
  textsSaySomething,
  textsUseOneWord,
];
