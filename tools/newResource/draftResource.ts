import type { Contract } from '../../openapi/generator/contract.ts';
import type { Manifest } from '../../src/engine/definition/manifest.ts';
import { describer } from './descriptions.ts';
import { draftDefinition } from './draftDefinition.ts';
import { draftWords } from './draftWords.ts';
import { leftToDecide } from './leftToDecide.ts';
import { newFiles } from './newFiles.ts';
import type { SharedWords } from './sharedWords.ts';

/**
 * Drafts the files of a new resource and the remaining decisions.
 * @throws Error for a resource without a sortable list, which has no menu entry
 */
export function draftResource(
  contract: Contract,
  manifest: Manifest,
  { route, shared = {} }: { route?: string | undefined; shared?: SharedWords } = {},
): { files: Map<string, string>; left: string[] } {
  if (!manifest.list)
    throw new Error(
      `${manifest.name} has no list with sort keys in the contract, so it has no screen of its own. ` +
        'Give its list a `sort` parameter with an enum, or write a page.',
    );
  const draft = draftDefinition(manifest);
  const { words, homeless } = draftWords(manifest, draft, describer(contract, manifest.name));
  return {
    files: newFiles(manifest, draft, words, { route, shared }),
    left: leftToDecide(manifest, draft, words, { homeless, known: shared.tr }),
  };
}
