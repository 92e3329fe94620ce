/** Alternative texts. Names have no suffixes, so that vowel harmony does not matter. */
export type Choices = readonly [string, ...string[]];

/** Messages between one kind of provider and its couples. */
export interface Wording {
  /** Headline of the lead, such as `Kır düğünü`. */
  headline: Choices;
  /** First message of the couple. */
  enquiry: Choices;
  /** Further wishes. */
  extras: Choices;
  /** Availability of the day. */
  availability: Choices;
  /** Price with everything that it includes. */
  price: Choices;
  /** Invitation to a visit or a call. */
  invitation: Choices;
  /** The couple's question after the first reply. */
  question: Choices;
  /** Reply to such a question. */
  explanation: Choices;
  /** Sentence that introduces an offer. */
  offer: Choices;
  /** Names of offered products. */
  products: Choices;
}

/** Texts that all kinds of providers share. */
export interface SharedWording {
  greeting: Choices;
  thanks: Choices;
  closing: Choices;
  coupleGreeting: Choices;
  coupleClosing: Choices;
  subject: Choices;
  reminder: Choices;
  thinking: Choices;
  agreed: Choices;
  declined: Choices;
  decline: Choices;
  congratulation: Choices;
  smsAnswer: Choices;
  smsMissed: Choices;
  smsReply: Choices;
  smsFollow: Choices;
}
