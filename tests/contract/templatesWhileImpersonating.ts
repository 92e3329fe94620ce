import type { OperationId } from '#contract/types.ts';

/** Decisions about templates and stored files: an agent edits them, and deletes nothing. */
export const templatesWhileImpersonating = {
  listFollowUpSteps: 'reads',
  createFollowUpStep: 'works',
  getFollowUpStep: 'reads',
  updateFollowUpStep: 'works',
  deleteFollowUpStep: 'destroys',
  listTemplates: 'reads',
  createTemplate: 'works',
  getTemplate: 'reads',
  updateTemplate: 'works',
  deleteTemplate: 'destroys',
  deleteTemplateAttachment: 'works',
  listAttachments: 'reads',
  createAttachment: 'works',
  getAttachment: 'reads',
  updateAttachment: 'works',
  deleteAttachment: 'destroys',
  getAttachmentFile: 'reads',
  listSmsLogs: 'reads',
} as const satisfies Partial<Record<OperationId, 'reads' | 'works' | 'destroys' | 'public'>>;
