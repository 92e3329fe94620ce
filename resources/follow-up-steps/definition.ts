import { followUpSteps } from '#contract/manifest/follow-up-steps.ts';
import { defineResource } from '../../src/engine/definition/defineResource.ts';

/** Message templates of follow-ups. */
export default defineResource(followUpSteps, {
  title: 'name',
  fields: {
    name: { width: 2 },
    isActive: { tone: { true: 'success', false: 'neutral' } },
    updatedAt: { as: 'ago' },
  },
  list: {
    columns: ['name', 'afterDays', 'channel', 'templateId', 'isActive'],
    more: ['updatedAt', 'createdAt'],
    filters: ['isActive'],
    sort: 'afterDays',
    mobile: { line: 'name', under: ['afterDays', 'channel', 'isActive'] },
    empty: { then: 'create' },
  },
  show: {
    facts: ['isActive', 'channel'],
    groups: {
      step: ['afterDays', 'channel', 'templateId'],
      use: ['isActive', 'createdAt', 'updatedAt'],
    },
  },
  actions: {
    enable: { set: { isActive: true }, undo: true },
    disable: { set: { isActive: false }, undo: true },
  },
  remove: {},
  create: { form: { step: ['name', 'afterDays', 'channel', 'templateId'], use: ['isActive'] } },
  edit: { form: { step: ['name', 'afterDays', 'channel', 'templateId'], use: ['isActive'] } },
});
