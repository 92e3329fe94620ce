import { notFound, refused } from '../../../http/apiError.ts';
import { AfterCommit, type Call, type Handlers, type Tx } from '../../../http/call.ts';
import { plainAtOnce, type PlainHandlers } from '../../../http/plainOf.ts';
import { fetchChannel } from './fetchChannel.ts';
import { deleteComments, findChannel, forgetFetch, isSamePlace } from './store.ts';

type ActionCall = Call<'createReviewChannelAction'>;

/** Creates the handlers of reviews from external services; adds fetching to the plain collections. */
export function externalHandlers(plain: PlainHandlers) {
  const run = plainAtOnce(plain);

  async function recordOf(tx: Tx, call: ActionCall) {
    const query = { id: [call.params.id], page: 1, limit: 1 };
    const { data } = await run('listReviewChannels', tx, { ...call, body: undefined, query });
    const [record] = data;
    if (!record) throw notFound();
    return { data: record };
  }

  return {
    async createReviewChannelAction(tx, call) {
      const { params, principal, ports, now } = call;
      const channel = await findChannel(tx, { id: params.id, ...principal });
      if (!channel) throw notFound();
      return new AfterCommit(
        async (begin) => {
          const fetched = await fetchChannel(begin, channel, { ports, now });
          if (!fetched.ok) throw refused(`place_${fetched.reason}`);
          return begin((later) => recordOf(later, call));
        },
        await recordOf(tx, call),
      );
    },

    async updateReviewChannel(tx, call) {
      const { params, principal } = call;
      const before = await findChannel(tx, { id: params.id, ...principal });
      const { data } = await run('updateReviewChannel', tx, call);
      if (!before || isSamePlace(before, data)) return { data };
      // The stored reviews are those of the former place.
      await deleteComments(tx, params.id);
      await forgetFetch(tx, params.id);
      return { data: { ...data, fetchedAt: null, fetchProblem: null } };
    },

    async deleteReviewChannel(tx, call) {
      const { params, principal } = call;
      // Fetched reviews are deleted with their place.
      if (await findChannel(tx, { id: params.id, ...principal }))
        await deleteComments(tx, params.id);
      return run('deleteReviewChannel', tx, call);
    },
  } satisfies Partial<Handlers>;
}
