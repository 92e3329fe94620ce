import * as z from 'zod';

/** `tr`, `de-DE`: a language of the panel, with the region whose habits of writing it follows. */
const locale = z
  .string()
  .regex(/^(tr|en|de|ar)(-[A-Z]{2})?$/, 'a language of tr, en, de, ar, as tr-TR');

const timeZone = z
  .string()
  .refine(
    (name) => Intl.supportedValuesOf('timeZone').includes(name),
    'a time zone, as Europe/Istanbul',
  );

const https = z.url({ protocol: /^https$/, error: 'an address that begins with https://' });

/** Something of our own in place of a service, to see what it would do; never in production. */
const standIn = z.strictObject({ standIn: z.literal(true) });

const campaign = z.int('a whole number').positive('a number above 0');

/**
 * Everything that one deployment decides for itself and the page is told, stated once: the server checks
 * the file by it when it starts, and server and panel take their types from here. Nothing in it is secret.
 */
export const deploymentShape = z
  .strictObject({
    /** For an editor that helps writing the file. */
    $schema: z.string().optional(),
    /** On offer to people. */
    languages: z.array(locale).min(1, 'at least one language'),
    /** Spoken until somebody chooses; also that of letters to couples. */
    language: locale,
    /** Country, as two letters, of phone and identity numbers that are written without a country code. */
    country: z.string().regex(/^[A-Z]{2}$/, 'a country in two letters, as TR'),
    /** Of prices that name none, as three letters. */
    currency: z.string().regex(/^[A-Z]{3}$/, 'a currency in three letters, as TRY'),
    /** Time zone in which days and hours are shown and counted. */
    timeZone,
    features: z.strictObject({
      /** Under the menu, for accounts that do not pay. */
      upgradeBanner: z.boolean(),
      referral: z.boolean(),
      chat: z.boolean(),
      advertisementVideo: z.boolean(),
    }),
    /** Entries that stay out of the menu where they are false; their pages work all the same. */
    menu: z.strictObject({ transferReviews: z.boolean(), whatsApp: z.boolean() }),
    /** Numbers by which requests are counted. */
    campaigns: z.strictObject({ upgrade: campaign, referral: campaign, creditPartner: campaign }),
    /** Popups that open by themselves over a page. */
    popups: z
      .strictObject({
        /** Minutes between two popups, across pages and tabs. */
        minutesBetween: z
          .int('a whole number')
          .min(0, 'a number from 0 to 1440')
          .max(1440, 'a number from 0 to 1440'),
      })
      .default({ minutesBetween: 10 }),
    /** Addresses that the panel leads to; null leaves the entry out. */
    links: z.strictObject({
      /** Video that `features.advertisementVideo` shows once: on YouTube, Vimeo or Dailymotion. */
      advertisementVideo: https.nullable(),
      androidApp: https.nullable(),
      iosApp: https.nullable(),
      remoteDesktop: https.nullable(),
      tutorials: https.nullable(),
      whatsApp: https.nullable(),
      /** Number that a registration offers for help. */
      helpPhone: z
        .string()
        .regex(/^\+[1-9]\d{5,14}$/, 'a number as +908502220000')
        .nullable(),
    }),
    map: z.strictObject({
      /** Position that an empty map shows. */
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      /** Pictures of the ground; null draws a plain grid and asks nobody. */
      tiles: z
        .strictObject({
          url: https.includes('{z}', { error: 'an address with {z}, {x} and {y}' }),
          attribution: z.string(),
        })
        .nullable(),
    }),
    /** The push service's app; null: the page itself shows notifications while it is open. */
    push: z.strictObject({ appId: z.guid('the id of an app, as 8-4-4-4-12 digits') }).nullable(),
    tagManager: z
      .union([
        z.strictObject({ containerId: z.string().regex(/^GTM-[A-Z0-9]{4,}$/, 'as GTM-ABC123') }),
        standIn,
      ])
      .nullable(),
    chat: z
      .union([z.strictObject({ websiteId: z.guid('an id as 8-4-4-4-12 digits') }), standIn])
      .nullable(),
    /** Destination of error reports; null: none in production, /sandbox/errors outside of it. */
    errors: z
      .strictObject({
        dsn: z.url({
          protocol: /^https$/,
          error: 'as https://key@errors.example.com/1',
        }),
      })
      .nullable(),
  })
  .check(({ value, issues }) => {
    if (value.languages.includes(value.language)) return;
    issues.push({
      code: 'custom',
      path: ['language'],
      input: value.language,
      message: `one of languages: ${value.languages.join(', ')}`,
    });
  });

export type Deployment = z.infer<typeof deploymentShape>;
