import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDoubleTap } from './useDoubleTap.ts';

type Tap = readonly [x: number, y: number];

function Stage({ onDoubleTap }: { onDoubleTap: (x: number, y: number) => void }) {
  return (
    <div data-testid="stage" {...useDoubleTap(onDoubleTap)}>
      <button type="button">next</button>
    </div>
  );
}

function open() {
  const taps: Tap[] = [];
  render(<Stage onDoubleTap={(...tap) => taps.push(tap)} />);
  const press = (x: number, y: number, others: object = {}) => ({
    clientX: x,
    clientY: y,
    isPrimary: true,
    button: 0,
    pointerType: 'touch',
    ...others,
  });
  const touch = (from: Tap, to: Tap = from, element = screen.getByTestId('stage')) => {
    fireEvent.pointerDown(element, press(...from));
    fireEvent.pointerUp(element, press(...to));
  };
  return { taps, press, touch };
}

it('hears every second tap at the same place', () => {
  const { taps, touch } = open();
  for (let taps = 0; taps < 4; taps += 1) touch([30, 40]);
  expect(taps).toEqual([
    [30, 40],
    [30, 40],
  ]);
});

it('hears no double tap in swipes, distant taps and presses of buttons', () => {
  const { taps, touch } = open();
  touch([30, 40]);
  touch([30, 40], [130, 40]);
  touch([30, 40]);
  touch([130, 40]);
  for (let taps = 0; taps < 2; taps += 1) touch([30, 40], [30, 40], screen.getByRole('button'));
  expect(taps).toEqual([]);
});

it('hears no double tap when a second finger touches', () => {
  const { taps, touch, press } = open();
  touch([30, 40]);
  fireEvent.pointerDown(screen.getByTestId('stage'), press(30, 40));
  fireEvent.pointerDown(screen.getByTestId('stage'), press(60, 40, { isPrimary: false }));
  fireEvent.pointerUp(screen.getByTestId('stage'), press(30, 40));
  expect(taps).toEqual([]);
});
