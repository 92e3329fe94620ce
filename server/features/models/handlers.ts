import { changed, replaceHandler, plainOf, type PlainHandlers } from '../../http/plainOf.ts';
import { invalid, notFound } from '../../http/apiError.ts';
import { AfterCommit, type Call, type Tx } from '../../http/call.ts';
import { availableTags } from '../media/commands.ts';
import { modelFaults } from './rules.ts';
import { addBidEvent, findModelForRules } from './store.ts';

type Writing = 'createProviderItem' | 'updateProviderItem' | 'createItemBidAction';

/** Fields whose change is validated; an older invalid model may still be renamed. */
const VALIDATED_FIELDS = ['providerId', 'optionIds'];

/** Validates a written model. */
async function assertValidModel(tx: Tx, id: number, written: object): Promise<void> {
  if (!VALIDATED_FIELDS.some((field) => field in written)) return;
  const model = await findModelForRules(tx, id);
  if (!model) throw notFound();
  const allowed = await availableTags(tx, model.providerId);
  const faults = modelFaults(model, allowed);
  if (faults.length > 0) throw invalid(...faults);
}

/** Creates the handlers of models and of their bids; adds their rules to the plain collection. */
export function modelHandlers(plain: PlainHandlers) {
  const run = plainOf<Writing>(plain);

  async function create(tx: Tx, call: Call<'createProviderItem'>) {
    const answer = await run('createProviderItem', tx, call);
    const shown = answer instanceof AfterCommit ? answer.meanwhile : answer;
    if (!shown) throw new Error('createProviderItem answered without its record');
    await assertValidModel(tx, shown.data.id, call.body);
    return answer;
  }

  async function update(tx: Tx, call: Call<'updateProviderItem'>) {
    const answer = await run('updateProviderItem', tx, call);
    await assertValidModel(tx, call.params.id, call.body);
    return answer;
  }

  async function answerBid(tx: Tx, call: Call<'createItemBidAction'>) {
    const answer = await run('createItemBidAction', tx, call);
    const { body, params, principal, now } = call;
    const history = await addBidEvent(tx, params.id, {
      event: body.type === 'offer' ? 'offered' : 'declined',
      at: now.toISOString(),
      userId: principal.userId,
      price: body.type === 'offer' ? body.offeredPrice : null,
      text: body.offerNote ?? null,
    });
    return changed(answer, ({ data }) => ({ data: { ...data, history } }));
  }

  return {
    createItemBidAction: replaceHandler(plain, 'createItemBidAction', answerBid),
    createProviderItem: replaceHandler(plain, 'createProviderItem', create),
    updateProviderItem: replaceHandler(plain, 'updateProviderItem', update),
  };
}
