import { escapeHtml } from '../../escapeHtml.ts';
import { PLACE_ANSWERS, type PlaceAnswer } from '../../db/placeAnswers.ts';

/** Connected place on the page. */
export interface ShownPlace {
  address: string;
  kind: string;
  name: string;
  answer: PlaceAnswer;
  reviews: number;
}

/** Developers' page; its messages are kept here, in the demo's language. */
const words = {
  title: 'Deneme yorum servisleri',
  facts:
    'Bu kurulumda Google ve diğerleri gerçekten sorulmaz. Burada yazılan yorumlar, bağlı kanallardan okunur.',
  none: 'Bağlı kanal yok.',
  author: 'Yazan',
  star: 'Yıldız',
  text: 'Yorum',
  write: 'Yorum yaz',
  answer: 'Servisin yanıtı',
  choose: 'Seç',
  reviews: 'yorum',
  answers: {
    ok: 'Yorumları verir',
    slow: 'Yavaş verir (4 sn)',
    not_found: 'Yeri bulamaz',
    unreachable: 'Yanıt vermez',
    unreadable: 'Okunmayan yanıt verir',
  },
} as const;

const style = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 20px; font: 14px/1.5 system-ui, sans-serif; }
main { max-width: 900px; margin: 0 auto; }
section { border: 1px solid #8885; border-radius: 10px; padding: 16px; margin-block-end: 16px; }
h1 { font-size: 22px; } h2 { font-size: 16px; margin: 0; overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; margin-block-start: 12px; }
label { display: grid; gap: 4px; font-weight: 500; flex: 1 1 140px; }
input, select, textarea, button { font: inherit; min-height: 44px; padding: 8px 12px; border-radius: 8px; border: 1px solid #8888; max-width: 100%; }
button { background: #a62b57; color: #fff; border: 0; cursor: pointer; }`;

function placeHtml(path: string, place: ShownPlace): string {
  const address = escapeHtml(place.address);
  const name = escapeHtml(place.name);
  const hidden = `<input type="hidden" name="address" value="${address}">`;
  const stars = [5, 4, 3, 2, 1].map((star) => `<option>${star}</option>`).join('');
  const answers = PLACE_ANSWERS.map(
    (answer) =>
      `<option value="${answer}"${answer === place.answer ? ' selected' : ''}>${words.answers[answer]}</option>`,
  ).join('');
  return `<section aria-label="${name} · ${place.kind}">
<h2>${name} · ${place.kind}</h2><p>${address} · ${place.reviews} ${words.reviews}</p>
<form method="post" action="${path}/answers">${hidden}
<label>${words.answer}<select name="answer">${answers}</select></label><button>${words.choose}</button></form>
<form method="post" action="${path}">${hidden}
<label>${words.author}<input name="author" required maxlength="120"></label>
<label>${words.star}<select name="star">${stars}</select></label>
<label>${words.text}<textarea name="text" required maxlength="2000" rows="2" cols="50"></textarea></label>
<button>${words.write}</button></form></section>`;
}

/** Renders the page of the sandbox's review services. */
export function placesHtml(path: string, places: readonly ShownPlace[]): string {
  const list =
    places.length === 0
      ? `<p>${words.none}</p>`
      : places.map((place) => placeHtml(path, place)).join('');
  return `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${words.title}</title><style>${style}</style></head><body><main><h1>${words.title}</h1><p>${words.facts}</p>${list}</main></body></html>`;
}
