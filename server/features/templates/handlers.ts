import type { Handlers } from '../../http/call.ts';
import { notFound } from '../../http/apiError.ts';
import { plainAtOnce, plainOf, type PlainHandlers } from '../../http/plainOf.ts';
import { detach, detachEverywhere } from './store.ts';

/** Creates the handlers of e-mail templates and their attachments; adds their rules to the plain collections. */
export function templateHandlers(plain: PlainHandlers) {
  const run = plainAtOnce(plain);
  const remove = plainOf<'deleteAttachment'>(plain);

  return {
    async deleteTemplateAttachment(tx, call) {
      const { id, attachmentId } = call.params;
      const read = { ...call, params: { customerId: call.params.customerId, id } };
      await run('getTemplate', tx, read);
      const { customerId } = call.principal;
      if (!(await detach(tx, { customerId, id, attachmentId }, call.now))) throw notFound();
      return run('getTemplate', tx, read);
    },

    async deleteAttachment(tx, call) {
      const { customerId } = call.principal;
      await detachEverywhere(tx, { customerId, attachmentId: call.params.id });
      return remove('deleteAttachment', tx, call);
    },
  } satisfies Partial<Handlers>;
}
