import type { Random } from '../random.ts';
import type { Couple } from './couples.ts';
import { foreign, type ForeignWording } from './texts/foreign.ts';
import { shared } from './texts/shared.ts';
import type { Choices, Wording } from './texts/wording.ts';
import type { Wishes } from './wishes.ts';

/** User who writes for the provider. */
export interface Writer {
  id: number;
  name: string;
  /** Form of address that couples use for them, such as `Ayşe Hanım`. */
  address: string;
}

interface Setting {
  couple: Couple;
  wishes: Wishes;
  wording: Wording;
  writer: Writer;
  providerName: string;
  weddingDate: string | null;
}

interface Mail {
  subject: string;
  body: string;
}

const LOCALES = { tr: 'tr', en: 'en-GB', de: 'de', ar: 'ar-u-nu-latn-ca-gregory' };
const long = Object.fromEntries(
  Object.entries(LOCALES).map(([language, locale]) => [
    language,
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
  ]),
);
const amount = new Intl.NumberFormat('tr');
const SOON: Record<Couple['language'], string> = {
  tr: 'önümüzdeki yaz',
  en: 'next summer',
  de: 'nächsten Sommer',
  ar: 'الصيف القادم',
};

/** Generates both sides' texts about one lead, by filling in random alternatives. */
export class Voice {
  readonly #values: Record<string, string>;
  readonly #foreign: ForeignWording | undefined;

  constructor(
    private readonly random: Random,
    private readonly setting: Setting,
  ) {
    const { couple, wishes, writer, providerName, weddingDate } = setting;
    const [bride = couple.bride] = couple.bride.split(' ');
    const [groom = couple.groom] = couple.groom.split(' ');
    const day =
      weddingDate === null ? undefined : long[couple.language]?.format(new Date(weddingDate));
    this.#foreign = couple.language === 'tr' ? undefined : foreign[couple.language];
    this.#values = {
      gelin: bride,
      damat: groom,
      tarih: day ?? SOON[couple.language],
      kişi: String(wishes.guests ?? 150),
      kişiFiyat: amount.format(wishes.mealPrice ?? 1_500),
      fiyat: amount.format(wishes.price),
      firma: providerName,
      yetkili: writer.name,
      hitap: writer.address,
      gün: random.pick(['Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi']),
      saat: random.pick(['11.00', '13.00', '14.30', '15.00', '16.30', '18.00']),
      ürün: random.pick(setting.wording.products),
    };
  }

  get product(): string {
    return this.#values['ürün'] ?? '';
  }

  /** Returns one of the alternatives, filled in. */
  write(choices: Choices): string {
    return this.random
      .pick(choices)
      .replace(/\{(\p{L}+)\}/gu, (_, name: string) => this.#values[name] ?? '');
  }

  #mail(...paragraphs: string[]): Mail {
    const { writer, providerName } = this.setting;
    const goodbye =
      this.#foreign?.closing ??
      this.random.pick(['Sevgiler,', 'Saygılarımızla,', 'İyi günler dileriz,']);
    const greeting = this.write(this.#foreign?.greeting ?? shared.greeting);
    const body = [greeting, ...paragraphs, `${goodbye}\n${writer.name}\n${providerName}`].join(
      '\n\n',
    );
    const subject = this.#foreign
      ? this.write([this.#foreign.subject])
      : this.write(shared.subject);
    return { subject: subject.slice(0, 200), body };
  }

  enquiry(): string {
    return this.write(this.#foreign?.enquiry ?? this.setting.wording.enquiry);
  }

  /** Returns the first reply by e-mail: thanks, the day, the price, an invitation. */
  answer(): Mail {
    if (this.#foreign) return this.#mail(this.write(this.#foreign.answer));
    const { availability, price, invitation } = this.setting.wording;
    const facts = `${this.write(shared.thanks)} ${this.write(availability)}`;
    const visit = this.random.chance(0.7) ? [this.write(invitation)] : [];
    return this.#mail(facts, this.write(price), ...visit, this.write(shared.closing));
  }

  explanation(): Mail {
    if (this.#foreign) return this.#mail(this.write(this.#foreign.answer));
    const { explanation, invitation } = this.setting.wording;
    return this.#mail(
      this.write(explanation),
      this.write(this.random.chance(0.5) ? invitation : shared.closing),
    );
  }

  offer(): Mail {
    return this.#mail(
      this.write(this.#foreign?.offer ?? this.setting.wording.offer),
      ...(this.#foreign ? [] : [this.write(shared.closing)]),
    );
  }

  reminder(): Mail {
    return this.#mail(this.write(this.#foreign?.answer ?? shared.reminder));
  }

  decline(): Mail {
    return this.#mail(this.write(this.#foreign ? this.#foreign.answer : shared.decline));
  }

  congratulation(): Mail {
    return this.#mail(this.write(this.#foreign?.answer ?? shared.congratulation));
  }

  /** Returns the couple's reply by e-mail. */
  reply(kind: 'question' | 'thinking' | 'agreed' | 'declined'): Mail {
    const words = {
      question: this.setting.wording.question,
      thinking: shared.thinking,
      agreed: shared.agreed,
      declined: shared.declined,
    };
    const subject = this.#foreign
      ? this.write([this.#foreign.subject])
      : this.write(shared.subject);
    if (this.#foreign) {
      const texts = {
        question: this.#foreign.reply,
        thinking: this.#foreign.reply,
        agreed: this.#foreign.agreed,
        declined: this.#foreign.declined,
      };
      return {
        subject: `Re: ${subject}`,
        body: `${this.write(texts[kind])}\n\n${this.setting.couple.bride}`,
      };
    }
    const body = [
      this.write(shared.coupleGreeting),
      this.write(words[kind]),
      this.write(shared.coupleClosing),
    ];
    return { subject: `Ynt: ${subject}`.slice(0, 200), body: body.join('\n\n') };
  }

  /** Returns a text message of the provider or the couple. */
  sms(kind: 'smsAnswer' | 'smsMissed' | 'smsFollow' | 'smsReply'): { body: string } {
    if (!this.#foreign) return { body: this.write(shared[kind]) };
    return { body: this.write(kind === 'smsReply' ? this.#foreign.reply : this.#foreign.answer) };
  }
}
