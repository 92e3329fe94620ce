import { describe, expect, test } from 'vitest';
import { linesOf } from './linesOf.ts';
import { fillFormatted, formattedOf } from './formatted.ts';

const TEMPLATE =
  '<p>Merhaba <strong>Elif</strong>,</p><h2>Menü</h2><ul><li>Çorba</li><li>Pilav &amp; et</li></ul><p>Sevgiler,<br><em>Ayşe</em></p>';
const text = linesOf(TEMPLATE);

describe('a text based on a template', () => {
  test('keeps its formatting if it is unchanged', () => {
    expect(formattedOf(TEMPLATE, text)).toBe(TEMPLATE);
  });

  test('loses the formatting of changed lines only, and adds new lines as text', () => {
    const typed = text
      .replace('- Çorba', '- Mercimek')
      .replace('Sevgiler', 'Not: <b>1 < 2</b>\n\nSevgiler');
    expect(formattedOf(TEMPLATE, typed)).toBe(
      '<p>Merhaba <strong>Elif</strong>,</p><h2>Menü</h2><p>- Mercimek</p><ul><li>Pilav &amp; et</li></ul>' +
        '<p>Not: &lt;b&gt;1 &lt; 2&lt;/b&gt;</p><p>Sevgiler,<br><em>Ayşe</em></p>',
    );
  });

  test('is plain text if no template line is left', () => {
    expect(formattedOf(TEMPLATE, 'Merhaba')).toBeUndefined();
  });

  test('matches whole lines of the template only', () => {
    expect(formattedOf('<p><strong>Evet</strong></p>', 'Evet, olur.\nEvet')).toBe(
      '<p>Evet, olur.</p><p><strong>Evet</strong></p>',
    );
  });
});

describe('merge fields', () => {
  test('are filled as escaped text', () => {
    const fill = (one: string) => one.replace('{{couple}}', '<img src=x onerror=alert(1)> & Can');
    expect(fillFormatted('<p>Merhaba <strong>{{couple}}</strong></p>', fill)).toBe(
      '<p>Merhaba <strong>&lt;img src=x onerror=alert(1)&gt; &amp; Can</strong></p>',
    );
  });

  test('that are split by a tag stay open there, and the plain text is used', () => {
    const fill = (one: string) => one.replace('{{couple}}', 'Elif');
    const splitByTag = '<p>Merhaba {{<strong>couple</strong>}}</p>';
    const typed = fill(linesOf(splitByTag));
    expect(typed).toBe('Merhaba Elif');
    expect(formattedOf(fillFormatted(splitByTag, fill), typed)).toBeUndefined();
  });
});
