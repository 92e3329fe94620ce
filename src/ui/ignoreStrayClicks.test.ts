import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ignoreStrayClicks } from './ignoreStrayClicks.ts';

let stop: () => void;
const onClick = vi.fn<(event: Event) => void>();
beforeEach(() => {
  document.body.innerHTML =
    '<button id="send"><i>Send</i></button><button id="close">Close</button><div id="backdrop"></div>';
  document.body.addEventListener('click', onClick);
  stop = ignoreStrayClicks(window);
});
afterEach(() => {
  stop();
  document.body.removeEventListener('click', onClick);
  document.body.innerHTML = '';
  onClick.mockClear();
});

/**
 * Clicks elements one after the other, like a double click.
 * @returns the ids of the elements that received a click
 */
function clicksOn(...selectors: string[]): string[] {
  selectors.forEach((selector, index) => {
    const element = document.querySelector(selector);
    if (element) fireEvent.click(element, { detail: index + 1 });
  });
  return onClick.mock.calls.map(([{ target }]) => (target instanceof Element ? target.id : ''));
}

it('drops the second click if a backdrop or another button has replaced the clicked one', () => {
  expect(clicksOn('#send', '#backdrop')).toEqual(['send']);
  onClick.mockClear();
  expect(clicksOn('#send', '#close')).toEqual(['send']);
});

it('keeps the second click on the same button, on any part of it', () => {
  expect(clicksOn('#send', '#send i')).toHaveLength(2);
});

it('keeps a third click, and a double click that started outside of every control', () => {
  expect(clicksOn('#send', '#close', '#close')).toEqual(['send', 'close']);
  onClick.mockClear();
  expect(clicksOn('#backdrop', '#close')).toEqual(['backdrop', 'close']);
});
