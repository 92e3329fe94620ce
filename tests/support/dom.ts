import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Generous for loaded machines; a missing element still fails.
configure({ asyncUtilTimeout: 10_000 });

/** Evaluates a media query by window.innerWidth, since jsdom renders nothing; returns false for other features. */
function matches(query: string): boolean {
  const bounds = [...query.matchAll(/\((?:(min|max)-width:|width <)\s*([\d.]+)px\)/g)];
  const isWithin = ([, side, width]: RegExpExecArray) => {
    if (side === undefined) return window.innerWidth < Number(width);
    return side === 'min' ? window.innerWidth >= Number(width) : window.innerWidth <= Number(width);
  };
  return bounds.length > 0 && bounds.every(isWithin);
}

class FixedMediaQuery extends EventTarget implements MediaQueryList {
  readonly media: string;
  onchange = null;

  constructor(query: string) {
    super();
    this.media = query;
  }

  get matches(): boolean {
    return matches(this.media);
  }

  addListener(): void {}
  removeListener(): void {}
}

window.matchMedia ??= (query) => new FixedMediaQuery(query);

// jsdom has no CSS object; arrow keys find the buttons of a radio group by their escaped name.
const escape = (text: string) => text.replace(/[^\w-]/g, '\\$&');
for (const place of [window, document.defaultView])
  if (place && Reflect.get(place, 'CSS') === undefined) Reflect.set(place, 'CSS', { escape });

// jsdom has no layout; current browsers return a promise, which an effect must not return.
Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() });

// An editor reads the position of its caret; jsdom has none.
Object.assign(Range.prototype, {
  getClientRects: () => document.body.getClientRects(),
  getBoundingClientRect: () => document.body.getBoundingClientRect(),
});

// jsdom has no layout that could change.
class IdleResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
window.ResizeObserver ??= IdleResizeObserver;

// Files share one document and its history, and react-admin keeps filters in localStorage.
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  document.dir = '';
  localStorage.clear();
  sessionStorage.clear();
});

// Files share their modules: an import that the end of a file interrupted would fail in the next file, too.
afterAll(() => vi.dynamicImportSettled());
