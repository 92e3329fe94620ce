import { fieldsWords, type FieldsLanguage } from './fieldsWords.ts';

interface FieldsPage {
  language: FieldsLanguage;
  nonce: string;
  /** Origin of the embedding page, the only receiver of messages. */
  panelOrigin: string;
  /** True if only the CVV of a stored card is requested. */
  isCvcOnly: boolean;
  scheme: 'light' | 'dark';
}

const STYLE = `
  body { font: 14px/1.5 system-ui, sans-serif; margin: 0; padding: 3px; background: transparent; }
  form { display: grid; grid-template-columns: 1fr 1fr; gap: 14px; align-items: end; }
  .wide { grid-column: 1 / -1; }
  label { display: block; font-weight: 600; font-size: 13px; margin-block-end: 4px; }
  input { font: inherit; font-size: 16px; width: 100%; box-sizing: border-box; min-height: 44px; padding: 8px 12px; border: 1px solid light-dark(#8c8480, #8d8489); border-radius: 8px; background: light-dark(#fff, #201c1f); color: inherit; direction: ltr; font-variant-numeric: tabular-nums; }
  [dir=rtl] input { text-align: right; }
  input:focus-visible { outline: 2px solid light-dark(#a62b57, #f08fb0); outline-offset: 1px; border-color: transparent; }
  input[aria-invalid=true] { border-color: light-dark(#b3261e, #ff8a80); }
  .fault { color: light-dark(#b3261e, #ff8a80); font-size: 13px; min-height: 0; }
  button { position: absolute; width: 1px; height: 1px; opacity: 0; pointer-events: none; }`;

/** Script of the frame; it sends card data to the gateway only. */
const SCRIPT = `
const setup = JSON.parse(document.getElementById('setup').textContent);
const form = document.forms[0];
const post = (message) => parent.postMessage({ source: 'card-fields', ...message }, setup.panelOrigin);
const size = () => post({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) + 4 });
const digits = (text) => text.replace(/\\D/g, '');
const field = (name) => form.elements[name];
const luhn = (n) => [...n].reverse().reduce((s, d, i) => { const v = d * (i % 2 ? 2 : 1); return s + (v > 9 ? v - 9 : v); }, 0) % 10 === 0;
const checks = {
  number: (v) => { const n = digits(v); return n.length >= 15 && n.length <= 19 && (luhn(n) || setup.known.includes(n)); },
  holder: (v) => v.trim().length >= 3,
  expiry: (v) => { const m = /^(\\d\\d)\\s*\\/\\s*(\\d\\d)$/.exec(v.trim()); if (!m || m[1] < 1 || m[1] > 12) return false; const now = new Date(); return 2000 + +m[2] > now.getFullYear() || (2000 + +m[2] === now.getFullYear() && +m[1] >= now.getMonth() + 1); },
  cvc: (v) => /^\\d{3,4}$/.test(v.trim()),
};
const names = Object.keys(checks).filter((name) => field(name));
function validate(name, isShown) {
  const isValid = checks[name](field(name).value);
  const fault = document.getElementById(name + '-fault');
  if (isValid || isShown) { field(name).setAttribute('aria-invalid', String(!isValid)); fault.textContent = isValid ? '' : setup.faults[name]; size(); }
  return isValid;
}
let bin = '';
form.addEventListener('input', ({ target }) => {
  post({ type: 'input' });
  if (target.name === 'number') {
    const n = digits(target.value).slice(0, 19);
    target.value = n.replace(/(.{4})(?=.)/g, '$1 ');
    const start = n.length >= 6 ? n.slice(0, 6) : '';
    if (start !== bin) { bin = start; post({ type: 'bin', bin }); }
  }
  if (target.name === 'expiry' && /^\\d\\d$/.test(target.value)) target.value += '/';
  if (target.getAttribute('aria-invalid') === 'true') validate(target.name, true);
});
form.addEventListener('focusout', ({ target }) => { if (target.value) validate(target.name, true); });
async function submit() {
  const wrong = names.filter((name) => !validate(name, true));
  if (wrong.length > 0) { field(wrong[0]).focus(); post({ type: 'invalid' }); return; }
  const answer = await fetch('/fields/tokens', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(Object.fromEntries(names.map((name) => [name, field(name).value]))) }).then((r) => r.json()).catch(() => undefined);
  if (answer === undefined) { post({ type: 'failed' }); return; }
  if (answer.token) post({ type: 'token', token: answer.token, brand: answer.brand, lastFour: answer.lastFour });
  else { if (field('number')) validate('number', true); post({ type: 'invalid' }); }
}
form.addEventListener('submit', (event) => { event.preventDefault(); post({ type: 'enter' }); });
addEventListener('message', ({ origin, data }) => {
  if (origin !== setup.panelOrigin || !data) return;
  if (data.type === 'submit') submit();
  if (data.type === 'scheme') document.documentElement.style.colorScheme = data.scheme === 'dark' ? 'dark' : 'light';
});
new ResizeObserver(size).observe(document.body);
post({ type: 'ready' });
size();`;

const input = (name: string, label: string, more: string, isWide: boolean) =>
  `<div${isWide ? ' class="wide"' : ''}><label for="${name}">${label}</label><input id="${name}" name="${name}" aria-describedby="${name}-fault" required ${more}><div class="fault" id="${name}-fault" role="alert"></div></div>`;

/** Renders the gateway's card fields; the embedding page never sees their values. */
export function fieldsPage(
  { language, nonce, panelOrigin, isCvcOnly, scheme }: FieldsPage,
  testNumbers: readonly string[],
): string {
  const words = fieldsWords(language);
  const cvc = input(
    'cvc',
    words.cvc,
    'inputmode="numeric" autocomplete="cc-csc" maxlength="4" placeholder="123"',
    false,
  );
  const card = [
    input(
      'number',
      words.number,
      'inputmode="numeric" autocomplete="cc-number" maxlength="23" placeholder="1234 1234 1234 1234"',
      true,
    ),
    input('holder', words.holder, 'autocomplete="cc-name" maxlength="60" dir="auto"', true),
    input(
      'expiry',
      words.expiry,
      'inputmode="numeric" autocomplete="cc-exp" maxlength="5" placeholder="12/30"',
      false,
    ),
  ].join('');
  const setup = JSON.stringify({
    panelOrigin,
    known: testNumbers,
    faults: {
      number: words.wrongNumber,
      holder: words.wrongHolder,
      expiry: words.wrongExpiry,
      cvc: words.wrongCvc,
    },
  }).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title}</title><style nonce="${nonce}">:root { color-scheme: ${scheme}; }${STYLE}</style></head><body><form novalidate>${isCvcOnly ? '' : card}${cvc}<button tabindex="-1" aria-hidden="true">OK</button></form><script type="application/json" id="setup" nonce="${nonce}">${setup}</script><script nonce="${nonce}">${SCRIPT}</script></body></html>`;
}
