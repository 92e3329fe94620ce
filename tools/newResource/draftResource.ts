import type { Contract } from '../../openapi/generator/contract.ts';
import type { Manifest } from '../../src/engine/definition/manifest.ts';
import { describer } from './descriptions.ts';
import { draftDefinition } from './draftDefinition.ts';
import { draftMessages } from './draftMessages.ts';
import { openDecisions } from './openDecisions.ts';
import { newFiles } from './newFiles.ts';
import type { SharedMessages } from './sharedMessages.ts';

/**
 * Drafts the files of a new resource and the remaining decisions.
 * @throws Error for a resource without a sortable list, which has no menu entry
 */
export function draftResource(
  contract: Contract,
  manifest: Manifest,
  { route, shared = {} }: { route?: string | undefined; shared?: SharedMessages } = {},
): { files: Map<string, string>; decisions: string[] } {
  if (!manifest.list)
    throw new Error(
      `${manifest.name} has no list with sort keys in the contract, so it has no screen of its own. ` +
        'Give its list a `sort` parameter with an enum, or write a page.',
    );
  const draft = draftDefinition(manifest);
  const { messages, conflicting } = draftMessages(
    manifest,
    draft,
    describer(contract, manifest.name),
  );
  return {
    files: newFiles(manifest, draft, messages, { route, shared }),
    decisions: openDecisions(manifest, draft, messages, { conflicting, known: shared.tr }),
  };
}
