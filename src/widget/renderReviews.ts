import type { Schemas } from '#contract/types.ts';
import { widgetStyle } from './widgetStyle.ts';

type Widget = Schemas['ReviewWidget'];

/** Creates an element with a class and children; text is never parsed as markup. */
function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (className !== '') element.className = className;
  element.append(...children);
  return element;
}

/** Renders stars as text, with a name for assistive technology. */
function stars(count: number, name: string): HTMLElement {
  const shown = make(
    'span',
    'stars',
    '★'.repeat(count),
    make('span', 'off', '★'.repeat(5 - count)),
  );
  shown.setAttribute('role', 'img');
  shown.setAttribute('aria-label', name);
  return shown;
}

function review({ labels }: Widget, one: Schemas['WidgetReview']): HTMLElement {
  const text = make('p', '', one.text);
  text.dir = 'auto';
  const from = one.source === null ? one.day : `${one.day} · ${one.source}`;
  // `bdi` keeps the full stop after a name in the other reading direction.
  const name = make('b', '', make('bdi', '', one.name));
  const head = make('p', 'head', name, make('span', 'day', from));
  const item = make('li', '', stars(one.star, labels.stars[one.star - 1] ?? ''), text, head);
  if (one.reply !== null) {
    const reply = make('p', '', one.reply);
    reply.dir = 'auto';
    item.append(make('div', 'reply', make('b', '', labels.reply), reply));
  }
  return item;
}

function summary({ mean, labels, allUrl, provider }: Widget): HTMLElement {
  const block = make('div', 'summary');
  block.append(make('strong', 'title', labels.title), make('bdi', 'of', provider));
  if (mean !== null) {
    const rounded = Math.round(mean);
    const line = make(
      'p',
      'mean',
      stars(rounded, labels.stars[rounded - 1] ?? ''),
      ' ',
      labels.summary,
    );
    block.append(line);
  }
  const all = make('a', '', labels.all);
  all.href = allUrl;
  all.target = '_blank';
  all.rel = 'noopener';
  block.append(all);
  return block;
}

/**
 * Renders reviews into an element, in its own shadow root: the styles of site and widget do not affect each other,
 * and no CSP against inline styles applies.
 */
export function renderReviews(host: HTMLElement, widget: Widget): void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(widgetStyle);
  root.adoptedStyleSheets = [sheet];
  const { look, theme, language, direction, labels, reviews, count } = widget;
  const box = make('section', `widget ${look} ${theme}`);
  box.lang = language;
  box.dir = direction;
  box.setAttribute('aria-label', labels.title);
  box.append(summary(widget));
  if (count === 0 && reviews.length === 0) box.append(make('p', 'note', labels.none));
  if (look !== 'badge' && reviews.length > 0)
    box.append(make('ul', '', ...reviews.map((one) => review(widget, one))));
  // A selection of reviews always carries the note that it is a selection.
  if ((count > 0 || reviews.length > 0) && look !== 'badge')
    box.append(make('p', 'note', labels.choice));
  root.replaceChildren(box);
}
