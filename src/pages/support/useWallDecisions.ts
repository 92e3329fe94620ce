import { useEvent } from 'react-admin';
import { useEffect, useState } from 'react';
import { useBeforeUnload } from '../../ui/useBeforeUnload.ts';
import { useNotifyError } from '../../ui/useNotifyError.ts';
import { useApprovals } from './useApprovals.ts';
import { useDecide, type Decision } from './useDecide.ts';
import { useHeldDecisions } from './useHeldDecisions.ts';

/** Last decision that can be undone, with the name of its picture. */
export interface LastDecision {
  type: Decision['type'];
  name: string;
}

const pictureOf = (wall: HTMLElement, id: number) =>
  wall.querySelector<HTMLElement>(`[data-picture="${id}"]`);

/**
 * Fetches the pictures of the wall and holds the decisions about them. After a decision the next picture gets the
 * focus, or is shown if one is open in the large view.
 * @param wall list of the pictures, once rendered
 */
export function useWallDecisions(wall: HTMLElement | null) {
  const notifyError = useNotifyError();
  const send = useDecide('media');
  const [opened, setOpened] = useState<number>();
  const { held, hold, undo } = useHeldDecisions(async (id, decision) => {
    await send(id, decision).catch((error: unknown) => notifyError(error));
  });
  useBeforeUnload(held.length > 0);
  const pages = useApprovals('media');
  const shown = pages.rows.filter(({ id }) => held.every((one) => one.id !== id));
  const [focused, setFocused] = useState<{ id: number | undefined }>();
  const close = (id: number | undefined) => {
    setOpened(undefined);
    setFocused({ id });
  };
  const decide = useEvent((id: number, decision: Decision) => {
    const index = shown.findIndex((one) => one.id === id);
    const next = shown[index + 1] ?? shown[index - 1];
    hold(id, decision);
    if (opened === undefined) {
      if (wall && next) pictureOf(wall, next.id)?.focus();
      return;
    }
    // A picture that was passed over is not decided by the next press of the same key.
    if (shown[index + 1]) setOpened(next?.id);
    else close(next?.id);
  });
  const takeBack = useEvent(() => {
    const id = undo();
    if (id === undefined) return;
    if (opened === undefined) setFocused({ id });
    else setOpened(id);
  });
  useEffect(() => {
    // After an undo the next key applies to the restored picture, not to its neighbour.
    if (wall && focused?.id !== undefined) pictureOf(wall, focused.id)?.focus();
  }, [wall, focused]);
  const newest = held.at(-1);
  const last: LastDecision | undefined = newest && {
    type: newest.decision.type,
    name: pages.rows.find(({ id }) => id === newest.id)?.title ?? '',
  };
  return { pages, shown, held, last, opened, setOpened, close, decide, takeBack };
}
