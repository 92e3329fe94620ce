import { useCallback, useMemo, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import type { AnyRecord } from '../../definition/runtimeDefinition.ts';

/** A card with its elements. */
export interface ArmedCard {
  record: AnyRecord;
  element: HTMLElement;
  /** Button that lifts the card by keyboard. */
  handle: HTMLElement | null;
}

type ListenerName = 'onMouseDown' | 'onTouchStart' | 'onKeyDown';

/** Listeners of the armed card. */
export interface CardListeners {
  handle: (name: ListenerName, event: SyntheticEvent) => void;
  /** Replaces the elements of the card, which has come to another column. */
  place: (card: ArmedCard) => void;
}

/** Listeners that start the drag of a card. */
export type CardHandlers = Readonly<Record<ListenerName, (event: SyntheticEvent) => void>>;

/** What a card needs for being dragged; does not change. */
export interface CardDrag {
  /** Id of the description of the handles, for screen readers. */
  descriptionId: string;
  handlers: CardHandlers;
  /** Prepares the card for a drag, at a press or when it receives the focus. */
  arm: (card: ArmedCard) => void;
}

/** State of a board's drag. */
export interface BoardDragState {
  /** Card that can be dragged now. */
  armed: ArmedCard | undefined;
  dragged: AnyRecord | undefined;
  /** Name of the column that the dragged card is over. */
  over: string | undefined;
  drag: CardDrag;
  listeners: RefObject<CardListeners | null>;
  setDragged: (record: AnyRecord | undefined) => void;
  setOver: (column: string | undefined) => void;
  /** Receives the element of a column. */
  place: (column: string, element: HTMLElement | null) => void;
  elementOf: (column: string) => HTMLElement | null;
}

/**
 * Holds the one card that can be dragged. Were all cards known to dnd-kit, each would render whenever the pointer
 * enters another column.
 * @param descriptionId id of the description of the handles
 */
export function useBoardDrag(descriptionId: string): BoardDragState {
  const [armed, setArmed] = useState<ArmedCard>();
  const [dragged, setDragged] = useState<AnyRecord>();
  const [over, setOver] = useState<string>();
  const listeners = useRef<CardListeners>(null);
  const elements = useRef(new Map<string, HTMLElement>());
  const isDragging = useRef(false);
  const changeDragged = useCallback((record: AnyRecord | undefined) => {
    isDragging.current = record !== undefined;
    setDragged(record);
    setOver(undefined);
  }, []);
  const armedId = useRef<AnyRecord['id']>(undefined);
  const drag = useMemo((): CardDrag => {
    const pass = (name: ListenerName) => (event: SyntheticEvent) =>
      listeners.current?.handle(name, event);
    return {
      descriptionId,
      handlers: {
        onMouseDown: pass('onMouseDown'),
        onTouchStart: pass('onTouchStart'),
        onKeyDown: pass('onKeyDown'),
      },
      arm: (card) => {
        const isSame = armedId.current === card.record.id;
        // A second finger does not change the dragged card.
        if (isDragging.current && !isSame) return;
        // Immediately, because the animation of a drop measures the card in its new column.
        if (isSame) listeners.current?.place(card);
        armedId.current = card.record.id;
        setArmed(card);
      },
    };
  }, [descriptionId]);
  const place = useCallback((name: string, element: HTMLElement | null) => {
    if (element) elements.current.set(name, element);
    else elements.current.delete(name);
  }, []);
  const elementOf = useCallback((name: string) => elements.current.get(name) ?? null, []);
  return {
    armed,
    dragged,
    over,
    drag,
    listeners,
    setDragged: changeDragged,
    setOver,
    place,
    elementOf,
  };
}
