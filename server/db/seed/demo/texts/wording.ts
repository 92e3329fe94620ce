/** Lines to pick from. Names stand without endings, so that no letter has to harmonise. */
export type Choices = readonly [string, ...string[]];

/** Texts that a kind of provider and its couples write to one another. */
export interface Wording {
  /** Headline of the lead, such as `Kır düğünü`. */
  headline: Choices;
  /** First words of the couple. */
  enquiry: Choices;
  /** Further wishes. */
  extras: Choices;
  /** Texts about the availability of the day. */
  availability: Choices;
  /** Price and everything that it includes. */
  price: Choices;
  /** Asks for a visit or a call. */
  invitation: Choices;
  /** The couple's questions after the first answer. */
  question: Choices;
  /** Answers to such questions. */
  explanation: Choices;
  /** Sentence that an offer comes with. */
  offer: Choices;
  /** Names of what is offered. */
  products: Choices;
}

/** Words that every kind of provider shares. */
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
