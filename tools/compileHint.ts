import type { Plugin } from 'vite';

/** Files whose functions are wanted as soon as they come: those that render the first screens and the page of a lead. */
const WANTED_AT_ONCE: ReadonlySet<string> = new Set([
  'index',
  'panel',
  'home',
  'views',
  'list',
  'record',
  'dialog',
  'lead-parts',
  'lead-page',
  'LeadConversation',
  'reply',
  'mui',
  'rich-text',
]);

/**
 * Puts a first line over those files. Chrome compiles what follows it beside the page and as it
 * comes, instead of each function when it is first called, which holds a slow phone up for a third
 * of a second; others take it for a comment.
 */
export const compileHint = (): Plugin => ({
  name: 'compile-hint',
  enforce: 'post',
  apply: 'build',
  generateBundle: {
    // It counts at the very top only, over what Vite itself puts there.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && WANTED_AT_ONCE.has(file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
});
