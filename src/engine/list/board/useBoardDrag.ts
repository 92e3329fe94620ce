import { useCallback, useMemo, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import type { AnyRecord } from '../../definition/runtimeDefinition.ts';

/** A card with its elements. */
export interface ArmedCard {
  record: AnyRecord;
  element: HTMLElement;
  /** Button that lifts the card by keyboard. */
  handle: HTMLElement | null;
}

const isSameCard = (one: ArmedCard | undefined, other: ArmedCard): boolean =>
  one?.record === other.record && one.element === other.element && one.handle === other.handle;

type ListenerName = 'onMouseDown' | 'onTouchStart' | 'onKeyDown';

/** Listeners of the armed card. */
export interface CardListeners {
  handle: (name: ListenerName, event: SyntheticEvent) => void;
  /** Replaces the elements of the card, which has come to another column. */
  place: (card: ArmedCard) => void;
}

/** Listeners that start the drag of a card. */
export type CardHandlers = Readonly<Record<ListenerName, (event: SyntheticEvent) => void>>;

/** Functions with which a card is dragged; they do not change. */
export interface CardDrag {
  /** Id of the description of the handles, for screen readers. */
  descriptionId: string;
  handlers: CardHandlers;
  /** Prepares the card for a drag, at a press or when it receives the focus. */
  arm: (card: ArmedCard) => void;
}

/** State of a board's drag. */
export interface BoardDragState {
  dragged: AnyRecord | undefined;
  /** Name of the column that the dragged card is over. */
  over: string | undefined;
  drag: CardDrag;
  /** Function that makes a card the one that can be dragged. */
  arming: RefObject<((card: ArmedCard) => void) | null>;
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
  const [dragged, setDragged] = useState<AnyRecord>();
  const [over, setOver] = useState<string>();
  const arming = useRef<(card: ArmedCard) => void>(null);
  const listeners = useRef<CardListeners>(null);
  const elements = useRef(new Map<string, HTMLElement>());
  const isDragging = useRef(false);
  const changeDragged = useCallback((record: AnyRecord | undefined) => {
    isDragging.current = record !== undefined;
    setDragged(record);
    setOver(undefined);
  }, []);
  const armed = useRef<ArmedCard>(undefined);
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
        if (isSameCard(armed.current, card)) return;
        const isSameRecord = armed.current?.record.id === card.record.id;
        // A second finger does not change the dragged card.
        if (isDragging.current && !isSameRecord) return;
        // Immediately, because the animation of a drop measures the card in its new column.
        if (isSameRecord) listeners.current?.place(card);
        armed.current = card;
        arming.current?.(card);
      },
    };
  }, [descriptionId]);
  const place = useCallback((name: string, element: HTMLElement | null) => {
    if (element) elements.current.set(name, element);
    else elements.current.delete(name);
  }, []);
  const elementOf = useCallback((name: string) => elements.current.get(name) ?? null, []);
  return {
    arming,
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
