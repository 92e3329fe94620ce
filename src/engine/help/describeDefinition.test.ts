import { describe, expect, it } from 'vitest';
import { leads as leadsManifest } from '#contract/manifest/leads.ts';
import { messages as ar } from '#i18n/ar/index.ts';
import { messages as de } from '#i18n/de/index.ts';
import { messages as en } from '#i18n/en/index.ts';
import { messages as tr } from '#i18n/tr/index.ts';
import { languages, type Language } from '#i18n/messages.ts';
import customerUsers from '../../../resources/customer-users/definition.ts';
import discounts from '../../../resources/discounts/definition.ts';
import galleries from '../../../resources/galleries/definition.ts';
import leads from '../../../resources/leads/definition.ts';
import medias from '../../../resources/medias/definition.ts';
import providers from '../../../resources/providers/definition.ts';
import { createTranslator } from '../../ui/translator.ts';
import type { Resource } from '../definition/runtimeDefinition.ts';
import { defineResource } from '../definition/defineResource.ts';
import type { Help, HelpItem } from './help.ts';
import { describeDefinition } from './describeDefinition.ts';

const messages = { tr, en, de, ar };
const describeIn = (resource: Resource, language: Language, missing: string[] = []) =>
  describeDefinition(
    resource,
    createTranslator(messages[language], language, (key) => missing.push(key)),
    language,
  );

/** Returns every term and sentence of an item and of its nested items. */
const textsOf = ({ term, sentences, items = [] }: HelpItem): string[] => [
  term,
  ...sentences,
  ...items.flatMap(textsOf),
];
const allOf = (help: Help): string[] => [
  help.title,
  help.about,
  help.keysTitle,
  ...help.keys.map(({ effect }) => effect),
  ...help.sections.flatMap(textsOf),
  ...(help.states
    ? [
        help.states.text,
        ...help.states.steps.flatMap(textsOf),
        ...Object.values(help.states.actions),
      ]
    : []),
];

/** Returns the help text of an item, found by the path of its terms. */
function helpTextOf(help: Help, section: string, ...terms: string[]): string {
  let items: readonly HelpItem[] = help.sections.filter(({ name }) => name === section);
  let found = items[0];
  for (const term of terms) {
    items = found?.items ?? [];
    found = items.find((item) => item.term === term);
  }
  // Arabic texts wrap inserted values in invisible isolation characters.
  return (found?.sentences.join(' ') ?? '').replace(/[\u2066-\u2069]/g, '');
}

describe.each(languages)('in %s', (language) => {
  it.each([leads, providers, customerUsers])('$name is described in text only', (resource) => {
    const missing: string[] = [];
    const texts = allOf(describeIn(resource, language, missing));
    expect(missing).toEqual([]);
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
    const raw = /%\{|\|\|\|\||undefined|null|NaN|\[object|\b(resources|help|ui|engine|ra)\.\w/;
    expect(texts.filter((text) => raw.test(text))).toEqual([]);
  });
});

describe('the leads in Turkish', () => {
  const help = describeIn(leads, 'tr');

  it('describe the resource, its list and the search', () => {
    expect(help.title).toBe('Çiftler');
    expect(help.about).toContain('Çiftlerin firmalarınıza gönderdiği talepler');
    const list = helpTextOf(help, 'list');
    expect(list).toContain('Her satırda şunlar görünür: Çift, Durum, Düğün tarihi');
    expect(list).toContain('Başlangıçtaki sıra: Geliş, yeniden eskiye.');
    expect(list).toContain('“Çift ara” kutusuna en az 2 karakter yazın.');
  });

  it('describe the filters of each view and the values of each filter', () => {
    expect(helpTextOf(help, 'views', 'Bekleyen')).toBe(
      'Durum: Yeni veya Bekliyor. Sayısı sekmede görünür.',
    );
    expect(helpTextOf(help, 'views', 'Tümü')).toBe('Bütün kayıtlar. Sayısı sekmede görünür.');
    expect(helpTextOf(help, 'filters', 'Okunma')).toBe(
      'Şunlardan biri seçilir: Okunmamış veya Okunmuş.',
    );
  });

  it('describe the values of a form', () => {
    expect(helpTextOf(help, 'create', 'Çift', 'Gelin')).toBe('Zorunludur. En çok 80 karakter.');
    expect(helpTextOf(help, 'create', 'İstekleri', 'Davetli')).toBe(
      'Tam sayı girilir. En az 1, en çok 9.999.',
    );
    expect(helpTextOf(help, 'edit', 'İstekleri', 'Paket fiyatı')).toBe(
      'Kuruşsuz tutar girilir. En az 0\u00a0TL, en çok 99.999.999\u00a0TL.',
    );
  });

  it('describe the states, fields and result of each action', () => {
    const reject = helpTextOf(help, 'actions', 'Olumsuz olarak işaretle');
    expect(reject).toContain('Yeni, Bekliyor, Görüşülüyor, Teklif verildi veya Ulaşılamıyor');
    expect(reject).toContain('Sonrasında durum “Olumsuz” olur.');
    expect(helpTextOf(help, 'actions', 'Olumsuz olarak işaretle', 'Neden')).toBe(
      'Zorunludur. Listeden bir değer seçilir.',
    );
    expect(helpTextOf(help, 'actions', 'Yeniden aç')).toContain('Bekliyor veya Görüşülüyor');
  });

  it('describe what agents cannot do, and the shortcuts', () => {
    expect(helpTextOf(help, 'support')).toContain(
      'Sil, Olumsuz olarak işaretle ve İstenmeyen olarak bildir.',
    );
    const keys = help.keys.flatMap((one) => [...one.keys]);
    expect(keys).toEqual(expect.arrayContaining(['↑', '↓', 'k', 'j', 'Enter', '/', '?']));
  });

  it('describe the transitions of each state once, equal states together', () => {
    const steps = help.states?.steps.map(({ term, sentences }) => [term, sentences.length]);
    expect(steps).toEqual([
      ['Yeni, Bekliyor, Görüşülüyor ve Teklif verildi', 7],
      ['Anlaşıldı, Olumsuz, Düğün değil ve Başka firma', 1],
      ['Ulaşılamıyor', 6],
    ]);
  });
});

it('uses Arabic plural forms and number formats', () => {
  const help = describeIn(leads, 'ar');
  expect(helpTextOf(help, 'list')).toContain('حرفين على الأقل');
  expect(helpTextOf(help, 'create', 'العروسان', 'العروس')).toContain('80 حرفًا على الأكثر');
  expect(helpTextOf(help, 'views', 'بانتظار الرد')).toContain('أو');
});

it('describes the limits of a date and the rows of a list', () => {
  const help = describeIn(customerUsers, 'tr');
  expect(helpTextOf(help, 'edit', 'Kişi', 'Doğum tarihi')).toBe(
    'Gün seçilir. En az 18 yıl önce olmalıdır. En çok 100 yıl önce olabilir.',
  );
  expect(helpTextOf(help, 'create', 'İletişim', 'E-posta adresleri')).toContain('En çok 5 tane');
  expect(helpTextOf(help, 'create', 'İletişim', 'E-posta adresleri', 'E-posta adresi')).toContain(
    'E-posta adresi girilir.',
  );
});

it('describes ids outside of resources as choices, without numeric limits', () => {
  const texts = allOf(describeIn(medias, 'en'));
  expect(texts).toContain('One or more entries from a list.');
  expect(texts.filter((text) => text.includes('9,007'))).toEqual([]);
});

it('describes which changes need approval, and what couples see until then', () => {
  expect(helpTextOf(describeIn(medias, 'en'), 'edit')).toMatch(
    /sends the record back for approval, with the status “Awaiting approval” until then: Picture file, Name, /,
  );
  expect(helpTextOf(describeIn(discounts, 'en'), 'edit')).toMatch(
    /a record with the status Awaiting approval or Rejected back .*: Title, /,
  );
  const kept = { ...leadsManifest, review: { beside: ['couple'] } } as const;
  const form = { couple: ['couple.brideName'], state: ['assigneeId'] } as const;
  const definition = defineResource(kept, { title: 'couple.name', edit: { form } });
  expect(helpTextOf(describeIn(definition, 'en'), 'edit')).toBe(
    'A change of these goes live once it is approved; until then couples see what is there now: Bride.',
  );
});

it('omits what a definition does not have', () => {
  const bare = defineResource(leadsManifest, { title: 'couple.name', remove: false });
  const help = describeIn(bare, 'tr');
  expect(help.sections).toEqual([]);
  expect(help.states).toBeUndefined();
  expect(help.keys.flatMap(({ keys }) => keys)).toEqual(['?']);
});

it('reads every key of a definition', () => {
  // The manifest contains the required feature of the package.
  const expected = {
    ...leadsManifest,
    update: {
      ...leadsManifest.update,
      fields: {
        ...leadsManifest.update.fields,
        'leadDetails.packagePrice': {
          ...leadsManifest.update.fields['leadDetails.packagePrice'],
          feature: 'viewLeads',
        },
        'leadDetails.capacity': {
          ...leadsManifest.update.fields['leadDetails.capacity'],
          feature: 'viewLeads',
        },
      },
    },
  } as const;
  const rich = defineResource(expected, {
    title: 'couple.name',
    fields: {
      'leadDetails.packagePrice': {
        when: { isPrepaid: [true], source: ['phone', 'social'] },
      },
      'leadDetails.capacity': { locked: 'hide' },
    },
    list: {
      columns: ['couple.name'],
      bulk: ['unreachable', 'remove'],
      export: ['couple.name', 'status'],
      import: true,
    },
    edit: {
      form: { wishes: ['leadDetails.packagePrice', 'leadDetails.capacity'] },
      support: false,
    },
    remove: {},
    actions: {
      reject: {},
      reopen: {},
      mine: { set: { assigneeId: 5 }, from: ['new', 'pending'], confirm: true, undo: true },
      unreachable: { undo: 'negotiate', support: false },
    },
  });
  const help = describeDefinition(rich, createTranslator(tr, 'tr'), 'tr');
  const list = helpTextOf(help, 'list');
  expect(list).toContain('birlikte şunları yapabilirsiniz: Ulaşılamıyor olarak işaretle ve Sil.');
  expect(list).toContain('Dosyada şunlar bulunur: Çift ve Durum.');
  expect(list).toContain('CSV ya da XLSX dosyasından');
  expect(helpTextOf(help, 'edit', 'Paket fiyatı')).toContain(
    'Destekli talep: Evet; Kaynak: Telefon veya Sosyal medya. “Tüm talepler” özelliği pakette yoksa kilitli görünür.',
  );
  expect(helpTextOf(help, 'edit', 'Kapasite')).toContain('varsa görünür.');
  expect(helpTextOf(help, 'actions', 'mine')).toBe(
    'Şu durumlarda yapılabilir: Yeni veya Bekliyor. Şunu değiştirir: Sorumlu: 5. Yapılmadan önce onayınız istenir. Hemen ardından geri alabilirsiniz.',
  );
  expect(helpTextOf(help, 'actions', 'Ulaşılamıyor olarak işaretle')).toContain(
    '“Görüşülüyor olarak işaretle” ile geri alabilirsiniz.',
  );
  expect(helpTextOf(help, 'actions', 'Olumsuz olarak işaretle')).toContain(
    'durumu sonradan “Yeniden aç” ile değiştirebilirsiniz.',
  );
  expect(help.keys.flatMap(({ keys }) => keys)).toContain('x');
  expect(helpTextOf(help, 'support')).toContain(
    'şunları yapamaz: Düzenle, Sil ve Ulaşılamıyor olarak işaretle.',
  );
});

it('lists the keys of tiles and of the enlarged picture, and those of selection and order if the list has them', () => {
  const effects = (resource: Resource) =>
    describeIn(resource, 'en').keys.map(({ keys, effect }) => `${keys.join(' ')}: ${effect}`);
  expect(effects(medias)).toEqual(
    expect.arrayContaining([
      '← → ↑ ↓ Home End: Moves between tiles; Home and End go to the first and the last.',
      'Space: Selects the focused tile.',
      'Shift + ← Shift + →: Selects tiles while moving across them.',
      expect.stringMatching(/^Space: On the move button of a tile/),
      '+ -: Zooms the enlarged photo in or out.',
    ]),
  );
  expect(effects(galleries).join()).not.toContain('enlarged');
  expect(effects(discounts).join()).not.toContain('tile');
});

it('describes no form field that the input of another field changes', () => {
  const help = describeIn(medias, 'tr');
  const [fields] = help.sections
    .filter(({ name }) => name === 'edit')
    .flatMap(({ items }) => items ?? []);
  const terms = (fields?.items ?? []).map(({ term }) => term);
  expect(terms).toContain('Görsel dosyası');
  expect(terms).not.toContain('Döndürme');
});
