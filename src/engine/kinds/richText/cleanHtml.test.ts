import { Parser } from 'htmlparser2';
import { describe, expect, it, vi } from 'vitest';
import { cleanElements, cleanHtml, cleanPastedHtml, drawnElements } from './cleanHtml.ts';
import { linkAddress } from './LinkForm.tsx';
import { plainText } from './plainText.ts';

describe('formatted text', () => {
  it('renders lists in the direction of their text', () => {
    const page = document.createElement('div');
    page.append(drawnElements('<ul><li>Pazartesi<ol><li>حفل</li></ol></li></ul><p>x</p>'));
    expect(page.innerHTML).toBe(
      '<ul dir="auto"><li>Pazartesi<ol dir="auto"><li>حفل</li></ol></li></ul><p>x</p>',
    );
  });

  it('keeps the formats of the contract', () => {
    const html =
      '<h2>Bahçe</h2><p><strong>Açık</strong> <em>hava</em> <u>düğün</u><br><a href="https://example.com/a?b=1&amp;c=2">site</a></p><ul><li>حفل</li></ul>';
    expect(cleanHtml(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>x', 'x'],
    ['<p onclick="x()" style="position:fixed" class="a">x</p>', '<p>x</p>'],
    ['<img src=x onerror=alert(1)>x', 'x'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="java&#115;cript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="java&Tab;script:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    ['<a href="https://a.example" target="_top">x</a>', '<a href="https://a.example">x</a>'],
    ['<svg onload=alert(1)><script>1</script></svg>x', 'x'],
    ['<style>p{}</style><p>x</p>', '<p>x</p>'],
    ['<iframe src="https://evil.example"></iframe>x', 'x'],
  ])('%s', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });

  it.each([
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  ])('removing markup creates no new markup: %s', (html) => {
    const clean = cleanHtml(html);
    const page = new DOMParser().parseFromString(clean, 'text/html');
    expect(page.querySelectorAll('img, script, style, svg, math, form').length).toBe(0);
    expect(cleanHtml(clean)).toBe(clean);
  });
});

it.each([
  ['<p>Bahçe</p><p>açık <img src=x onerror=alert(1)></p>', 'Bahçe açık'],
  ['<ul><li>İkram</li><li>Işık</li></ul>', 'İkram Işık'],
  ['a &lt; b &amp; c', 'a < b & c'],
  ['<script>alert(1)</script><style>p{}</style>söz', 'söz'],
  ['<p></p>', ''],
])('the text of %s', (html, words) => {
  expect(plainText(html)).toBe(words);
});

it.each([
  ['https://example.com/a', 'https://example.com/a'],
  ['example.com', 'https://example.com'],
  ['elif@example.com', 'mailto:elif@example.com'],
  ['+90 532 123 45 67', 'tel:+905321234567'],
  ['javascript:alert(1)', undefined],
  ['/leads', undefined],
  ['söz', undefined],
])('a link to %s becomes %s', (text, address) => {
  expect(linkAddress(text)).toBe(address);
});

/** Returns the attributes of all elements that a browser would parse from the text. */
function attributesIn(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({ onattribute: (name) => found.push(name) });
  parser.end(html);
  return found;
}

it.each([
  '<p onclick="x()" style="color:red">söz</p>',
  '<img src=x onerror=alert(1)>söz',
  '<IMG SRC=x OnError = alert(1)>söz',
  '<svg/onload=alert(1)>söz</svg>söz',
  '<p title="a>b" onclick=x()>söz</p>',
  '<p/onclick=x()>söz',
  '<a href="https://a.example" onfocus=\'x()\' autofocus>söz</a>',
  '<p class="a" onclick="x()',
  '<<p onclick=x()>söz',
  '<!--><img src=x onerror=x()>-->söz',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
])('no browser parser sees an event handler of %s', (html) => {
  const parsed = vi.spyOn(DOMParser.prototype, 'parseFromString');
  for (const parse of [cleanHtml, cleanPastedHtml, cleanElements, plainText]) parse(html);
  const texts = parsed.mock.calls.map(([text]) => String(text));
  parsed.mockRestore();
  expect(texts).not.toEqual([]);
  expect(texts.flatMap(attributesIn).filter((name) => name !== 'href')).toEqual([]);
});

describe('pasted text', () => {
  it.each([
    ['<div>Bir</div><div>iki</div>', '<div>Bir</div><div>iki</div>'],
    ['<b style="font-weight:normal"><p>söz</p></b>', '<p>söz</p>'],
    [
      '<p><span style="font-weight:700;font-style:italic">söz</span> <span style="color:red">x</span></p>',
      '<p><strong><em>söz</em></strong> x</p>',
    ],
    ['<p data-pm-slice="1 1 []">söz</p>', '<p data-pm-slice="1 1 []">söz</p>'],
    ['<!--StartFragment--><p>a&nbsp;&lt; b</p><!--EndFragment-->', '<p>a&nbsp;&lt; b</p>'],
  ])('keeps its blocks and emphasis: %s', (html, clean) => {
    expect(cleanPastedHtml(html)).toBe(clean);
  });
});
