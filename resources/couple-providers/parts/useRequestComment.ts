import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { requestComment } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { isOfResource } from '../../../src/engine/queries/isOfResource.ts';
import { useApi } from '../../../src/engine/queries/useApi.ts';
import { useErrorMessage } from '../../../src/ui/useErrorMessage.ts';

export type Channel = Schemas['CommentRequestChannel'];

/** Returns the mutation that requests a testimonial, with the created link or its error. */
export function useRequestComment(id: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [made, setMade] = useState<Schemas['RequestedComment'] & { channel: Channel }>();
  const [problem, setProblem] = useState<string>();
  const messageOf = useErrorMessage();
  const [busy, setBusy] = useState<Channel>();
  const running = useRef(false);

  const send = async (channel: Channel, reminders: boolean) => {
    if (running.current) return;
    running.current = true;
    setBusy(channel);
    setProblem(undefined);
    try {
      const { data } = await api.call(requestComment, {
        params: { id },
        body: { channel, reminders },
        idempotencyKey: crypto.randomUUID(),
      });
      setMade({ ...data, channel });
    } catch (error) {
      setMade(undefined);
      setProblem(messageOf(error));
    } finally {
      running.current = false;
      setBusy(undefined);
      await queryClient.invalidateQueries({ predicate: isOfResource('couple-providers') });
    }
  };
  return { send, made, problem, busy };
}
