import { useEvent } from 'react-admin';
import { useEffect, useState } from 'react';
import { useBeforeUnload } from '../../ui/useBeforeUnload.ts';
import { useApprovals } from './useApprovals.ts';
import { useDecide, type Approval, type Decision } from './useDecide.ts';
import { useHeldDecisions } from './useHeldDecisions.ts';
import { useNotifyRefused } from './useNotifyRefused.ts';

/** Last decision that can be undone, with the name of its picture. */
export interface LastDecision {
  type: Decision['type'];
  name: string;
}

/** Returns true if a picture is before another one in the list, which has the oldest first. */
const precedes = (one: Approval, other: Approval): boolean =>
  one.createdAt < other.createdAt || (one.createdAt === other.createdAt && one.id < other.id);

const pictureOf = (wall: HTMLElement, id: number) =>
  wall.querySelector<HTMLElement>(`[data-picture="${id}"]`);

/**
 * Fetches the pictures of the wall and holds the decisions about them. After a decision the next picture gets the
 * focus, or is shown if one is open in the large view.
 * @param wall list of the pictures, once rendered
 */
export function useWallDecisions(wall: HTMLElement | null) {
  const notifyRefused = useNotifyRefused();
  const send = useDecide('media');
  const [opened, setOpened] = useState<Approval>();
  const { held, hold, undo } = useHeldDecisions(async ({ approval, decision }) => {
    // An approval applies to what the agent saw.
    const sent = decision.type === 'approve' ? { ...decision, seen: approval.seen } : decision;
    await send(approval.id, sent).catch((error: unknown) => notifyRefused(approval, error));
  });
  useBeforeUnload(held.length > 0);
  const pages = useApprovals('media');
  const shown = pages.rows.filter(({ id }) => held.every(({ approval }) => approval.id !== id));
  const isGone = opened !== undefined && !pages.rows.some(({ id }) => id === opened.id);
  /** The pictures of the large view: one that is decided elsewhere keeps its place until the agent goes on. */
  const viewed = isGone
    ? shown.toSpliced(shown.filter((one) => precedes(one, opened)).length, 0, opened)
    : shown;
  const [focused, setFocused] = useState<{ id: number | undefined }>();
  const open = (id: number) => setOpened(pages.rows.find((one) => one.id === id));
  const close = (id: number | undefined) => {
    setOpened(undefined);
    setFocused({ id });
  };
  /** Shows the picture after one in the large view, or closes it at the end. */
  const goOn = useEvent((id: number) => {
    const index = viewed.findIndex((one) => one.id === id);
    const next = viewed[index + 1];
    // A picture that was passed over is not decided by the next press of the same key.
    if (next) open(next.id);
    else close(viewed[index - 1]?.id);
  });
  const decide = useEvent((id: number, decision: Decision) => {
    const index = shown.findIndex((one) => one.id === id);
    const approval = shown[index];
    if (!approval) return;
    const next = shown[index + 1] ?? shown[index - 1];
    hold({ approval, decision });
    if (opened !== undefined) goOn(id);
    else if (wall && next) pictureOf(wall, next.id)?.focus();
  });
  const takeBack = useEvent(() => {
    const approval = undo();
    if (approval === undefined) return;
    if (opened === undefined) setFocused({ id: approval.id });
    // One that was decided elsewhere meanwhile is shown with that decision.
    else setOpened(approval);
  });
  useEffect(() => {
    // After an undo the next key applies to the restored picture, not to its neighbour.
    if (wall && focused?.id !== undefined) pictureOf(wall, focused.id)?.focus();
  }, [wall, focused]);
  const newest = held.at(-1);
  const last: LastDecision | undefined = newest && {
    type: newest.decision.type,
    name: newest.approval.title,
  };
  const view = opened && {
    approvals: viewed,
    index: viewed.findIndex(({ id }) => id === opened.id),
    isGone,
    close: () => close(isGone ? shown.find((one) => !precedes(one, opened))?.id : opened.id),
  };
  return { pages, shown, held, last, view, open, goOn, decide, takeBack };
}
