import type { FastifyReply } from 'fastify';
import { SentFile } from './sentFile.ts';
import { SentStream } from './SentStream.ts';
import type { Dependencies, Service } from './serve.ts';
import { SharedAnswer } from './SharedAnswer.ts';

/** Sends a response by the contract; tests fail if it violates the contract. */
export async function sendAnswer(
  dependencies: Dependencies,
  { operation, validators }: Service,
  reply: FastifyReply,
  answer: unknown,
): Promise<void> {
  const { status, media } = operation.answer;
  reply.code(status).header('cache-control', 'no-store');
  if (Buffer.isBuffer(answer)) {
    await reply.type(media).send(answer);
    return;
  }
  if (answer instanceof SentFile) {
    await reply.headers(answer.headers()).send(answer.file.bytes);
    return;
  }
  if (answer instanceof SentStream) {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    // A client that left while the request was authenticated closes no second time.
    if (reply.raw.destroyed) gone.abort();
    const stream = await answer.open(gone.signal);
    await reply.headers(answer.headers()).send(stream);
    return;
  }
  const shared = answer instanceof SharedAnswer ? answer : undefined;
  const text = JSON.stringify(shared ? shared.answer : answer);
  if (dependencies.checkAnswers) {
    const faults = validators.answer(JSON.parse(text));
    if (faults.length > 0)
      throw new Error(
        `${operation.id} answered against the contract: ${JSON.stringify(faults.slice(0, 5))}`,
      );
  }
  if (shared?.isKnown(reply, text)) {
    await reply.code(304).send();
    return;
  }
  await reply.type('application/json; charset=utf-8').send(text);
}
