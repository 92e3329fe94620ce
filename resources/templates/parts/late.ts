import type { Schemas } from '#contract/types.ts';
import type { InputProps } from '../../../src/engine/definition/cellProps.ts';
import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

interface Props {
  record: Schemas['Template'];
}

/** Parts of a template's page and form, loaded with these. */
export const FilesInput = lazyWithPreload<InputProps>(
  async () => (await import('./FilesInput.tsx')).FilesInput,
);
export const TemplateFiles = lazyWithPreload<Props>(
  async () => (await import('./TemplateFiles.tsx')).TemplateFiles,
);
export const TemplatePreview = lazyWithPreload<Props>(
  async () => (await import('./TemplatePreview.tsx')).TemplatePreview,
);
export const TemplateFormPreview = lazyWithPreload(
  async () => (await import('./TemplatePreview.tsx')).TemplateFormPreview,
);
